import Posts
import Redux

/// What happens to the form.
package enum PostFormAction: Action {
  case open(PostFormSubject, PostForm, draftID: PostID)
  /// A draft is gone on with.
  case proceed(Draft)
  case know(KnownValues)
  case focus(PostFormField)
  case edit(PostFormField, String)
  case chooseKind(PostKind?)
  /// Takes all texts away; once more brings them back.
  case clear
  case beginSaving
  /// The form as it was given is in the memo, or in its memos.
  case saved(PostForm, PostFormSubject)
  case saveFailed(Message)
  /// The form is left with nothing in it that could be lost.
  case close
}

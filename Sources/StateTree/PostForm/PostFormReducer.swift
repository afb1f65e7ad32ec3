import Posts
import Redux

func reducePostForm(_ action: any Action, _ state: inout PostFormState) {
  guard let action = action as? PostFormAction else { return }
  switch action {
  case .open(let subject, let form, let draftID): state.begin(PostFormState(subject, form, draftID: draftID))
  case .proceed(let draft): state.begin(PostFormState(draft))
  case .know(let known): state.known = known
  case .focus(let field): state.focus = field
  case .edit(let field, let text): state.edit { $0.setText(text, of: field) }
  case .chooseKind(let kind): state.edit { $0.kind = kind }
  case .clear: state.clear()
  case .beginSaving: (state.isSaving, state.failure) = (true, nil)
  case .saved(let form, let subject): state.saved(form, subject)
  case .saveFailed(let message): (state.isSaving, state.failure) = (false, message)
  case .close: state.begin(PostFormState())
  }
}

extension PostFormState {
  fileprivate mutating func edit(_ change: (inout PostForm) -> Void) {
    change(&form)
    cleared = nil
    edits += 1
  }

  fileprivate mutating func clear() {
    let empty = form.emptied(likeIn: original)
    if form == empty, let cleared {
      (form, self.cleared) = (cleared, nil)
    } else {
      (form, cleared) = (empty, form)
    }
    edits += 1
  }

  /// What was typed since the memo was handed over is still to be saved, over what was written of it.
  fileprivate mutating func saved(_ form: PostForm, _ subject: PostFormSubject) {
    let isNew = self.subject == .new
    (isSaving, failure, original, self.subject) = (false, nil, form, subject)
    if isNew, isChanged { original.text = form.text.tidy }
  }
}

extension PostForm {
  /// Without any text; the kind is as it was, and so is what stands around the texts in the file.
  fileprivate func emptied(likeIn original: PostForm) -> PostForm {
    var form = PostForm()
    form.kind = original.kind
    form.text.frame = text.frame
    return form
  }
}

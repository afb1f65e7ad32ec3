import Posts
import Redux

/// The form in which a memo is written or edited.
package struct PostFormState: Equatable, Sendable {
  /// Counts the edits: two texts may be equal for Swift and yet other bytes. First, since it is quickly told from another.
  package var edits = 0
  package var subject = PostFormSubject.new
  package var form = PostForm()
  /// The form as it was when it was opened.
  package var original = PostForm()
  package var focus = PostFormField.note
  /// What ^x took away; nil once something else was typed.
  package var cleared: PostForm?
  /// Whether the memo is on its way to the disk.
  package var isSaving = false
  /// Why the last save failed; nil once there is another.
  package var failure: Message?
  /// What is in use already, for completing.
  @Revised package var known = KnownValues()
  /// The name that the draft of this form has; nil while no form is open.
  package var draftID: PostID?

  /// Whether something was typed that is in no memo.
  package var isChanged: Bool { subject.fields.contains { form.differs(from: original, in: $0) } }

  /// What would be lost with the form; nil where that is nothing, or was taken away on purpose.
  package var draft: Draft? {
    guard let draftID, isChanged, cleared == nil else { return nil }
    let texts = form.texts(prefix: "").merging(original.texts(prefix: "original-")) { $1 }
    return Draft(id: draftID, subjects: subject.ids, texts: texts)
  }
}

extension PostFormState {
  /// What is known of the memos stays until it is known anew.
  mutating func begin(_ new: PostFormState) {
    let (known, edits) = ($known, edits)
    self = new
    _known = known
    self.edits = edits + 1
  }

  /// A form to begin with.
  init(_ subject: PostFormSubject, _ form: PostForm, draftID: PostID) {
    self.subject = subject
    self.form = form
    original = form
    self.draftID = draftID
    focus = subject.fields.last == .note ? .note : .tags
  }

  /// A form to go on with.
  init(_ draft: Draft) {
    self.init(
      PostFormSubject(draft.subjects), PostForm(texts: draft.texts, prefix: "original-"), draftID: draft.id)
    form = PostForm(texts: draft.texts, prefix: "")
  }
}

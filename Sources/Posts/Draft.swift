/// What was typed into a form and is in no memo yet.
package struct Draft: Hashable, Sendable, Identifiable {
  /// A name that no other draft has, made like that of a new memo.
  package let id: PostID
  /// The memos that the form is about; none for a new one.
  package var subjects: [PostID]
  /// The texts of the form by the names of its fields.
  package var texts: [String: String]

  package init(id: PostID, subjects: [PostID] = [], texts: [String: String] = [:]) {
    self.id = id
    self.subjects = subjects
    self.texts = texts
  }
}

/// Keeps drafts beyond the end of the program. A port.
package protocol Drafts: Sendable {
  /// All drafts, the newest first. What is no draft is passed over, and what is open in another program that runs.
  func all() async throws(DraftsError) -> [Draft]
  /// Keeps a draft in place of the one of that name; it is safe when this returns.
  func save(_ draft: Draft) async throws(DraftsError)
  /// The same for a draft whose form is open: as long as this program runs, no other one offers it.
  func saveOpen(_ draft: Draft) async throws(DraftsError)
  /// The same without leaving the caller's thread, for the last moment before the program ends.
  func saveAtOnce(_ draft: Draft) throws(DraftsError)
  /// Forgets a draft; it may be gone already.
  func remove(_ id: PostID) async throws(DraftsError)
}

/// A draft could not be kept, read or forgotten.
package struct DraftsError: Error, Hashable, Sendable {
  package let reason: SystemReason

  package init(_ reason: SystemReason) {
    self.reason = reason
  }
}

import Posts

/// The difference screen: a conflict copy beside the memo that it was made of.
package struct DifferenceState: Hashable, Sendable {
  package var copy = PostID("")
  package var original = PostID("")
  /// From the original to the copy.
  package var difference = LineDifference(from: "", to: "")

  /// The state before anything was shown.
  package init() {}

  init(copy: PostID, original: PostID, difference: LineDifference) {
    self.copy = copy
    self.original = original
    self.difference = difference
  }
}

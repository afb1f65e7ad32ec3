import Posts

/// What becomes of the writes of a fake collection.
package enum FakeWriting: Sendable {
  /// They are done before `commit` returns, without any waiting.
  case atOnce
  /// They wait, pending, for `finishWrites()` or `failWrites(_:)`.
  case held
  case failing(PostsError)
}

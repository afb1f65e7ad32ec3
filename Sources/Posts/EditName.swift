/// What a change of memos is called, for people who undo it.
package enum EditName: Hashable, Sendable {
  /// A star was set, or with false removed.
  case favorite(Bool, count: Int)
  case deleted(count: Int)
  case restored(count: Int)
  case edited(PostID)
  case added(PostID)
  case samplesAdded(count: Int)
  case tagged(count: Int)
  case rated(count: Int)
  case kind(count: Int)
  case status(count: Int)
  /// Several fields together.
  case fields(count: Int)
}

import MemoFormat
import Posts

/// A memo as its file stands now, with what its fields mean.
struct StandingMemo {
  let id: PostID
  let memo: MemoText
  let reader: PostReader

  var bytes: [UInt8] { memo.bytes }

  /// What the fields that these changes are of hold.
  func held(_ changes: [PostChange]) -> [PostChange] {
    let fields = reader.post(id, memo, modified: 0).fields
    return changes.map { $0.held(by: fields, body: memo.bodyText) }
  }

  /// The memo with these changes made.
  func making(_ changes: [PostChange]) throws(PostsError) -> StandingMemo {
    StandingMemo(
      id: id, memo: MemoText(try memo.making(changes, id, now: reader.localTime.now)),
      reader: reader)
  }
}

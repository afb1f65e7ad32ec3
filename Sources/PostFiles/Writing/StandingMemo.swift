import Files
import MemoFormat
import Posts

/// A memo as its file stands now, with what its fields mean.
struct StandingMemo {
  let id: PostID
  let memo: MemoText
  let reader: PostReader

  var bytes: [UInt8] { memo.bytes }

  /// What its keys and its text mean; the file's own time is left out.
  var fields: PostFields { reader.post(id, memo, modified: 0).fields }

  /// What the fields that these changes are of hold.
  func held(_ changes: [PostChange]) -> [PostChange] {
    let fields = fields
    return changes.map { $0.held(by: fields, body: memo.bodyText) }
  }

  /// The memo with these changes made.
  func making(_ changes: [PostChange]) throws(PostsError) -> StandingMemo {
    StandingMemo(
      id: id, memo: MemoText(try memo.making(changes, id, now: reader.localTime.now)),
      reader: reader)
  }

  /// The name of a conflict copy that is made now; the memo's own where its file's name takes none.
  func conflictCopy(of name: FileName) -> PostID {
    name.conflictCopy(at: reader.localTime.now.seconds).map(MemoName.id) ?? id
  }
}

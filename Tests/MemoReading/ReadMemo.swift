import MemoFormat
import PostFiles
import Posts

/// A file as the program reads it: the memo in the list, and its text.
package struct ReadMemo: Sendable {
  package let post: Post
  package let body: String
  let memo: MemoText

  /// Reads the bytes of a file as the memo of this name.
  package init(_ bytes: [UInt8], name: String = "memo") {
    memo = MemoText(bytes)
    post = PostReader(localTime: FixedZone()).post(PostID(name), memo, modified: 0)
    body = memo.bodyText
  }
}

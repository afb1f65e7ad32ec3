import Files
import Posts

/// A memo as the collection keeps it: what a list shows, what is searched, and which version of the file it was.
final class IndexedPost: Sendable {
  let name: FileName
  let post: Post
  private let chunk: SearchChunk
  /// The proof whether it changed.
  let contentHash: Int
  /// A hint whether the file changed; nil for a file that could not be read.
  let status: FileVersion?
  // Last and small, so that it takes no room of its own in each of a hundred thousand memos.
  private let number: Int32

  init(name: FileName, post: Post, text: SearchText, status: FileVersion?, contentHash: Int) {
    self.name = name
    self.post = post
    (chunk, number) = (text.chunk, Int32(text.number))
    self.status = status
    self.contentHash = contentHash
  }

  var id: PostID { post.id }

  var text: SearchText { SearchText(chunk, number: Int(number)) }

  /// Whether both tell what was read at the same time from the same file.
  func isSameReading(as other: IndexedPost) -> Bool {
    status == other.status && contentHash == other.contentHash
  }

  /// The same file with another version of its memo.
  func showing(_ post: Post) -> IndexedPost {
    IndexedPost(name: name, post: post, text: text, status: status, contentHash: contentHash)
  }
}

import Files
import Posts

/// A memo as the collection keeps it: what a list shows, what is searched, and which version of the file it was.
final class IndexedPost: Sendable {
  let name: FileName
  let post: Post
  let text: SearchText
  /// A hint whether the file changed; nil for a file that could not be read.
  let status: FileVersion?
  /// The proof whether it changed.
  let contentHash: Int

  init(name: FileName, post: Post, text: SearchText, status: FileVersion?, contentHash: Int) {
    self.name = name
    self.post = post
    self.text = text
    self.status = status
    self.contentHash = contentHash
  }

  var id: PostID { post.id }

  /// The same file with another version of its memo.
  func showing(_ post: Post) -> IndexedPost {
    IndexedPost(name: name, post: post, text: text, status: status, contentHash: contentHash)
  }
}

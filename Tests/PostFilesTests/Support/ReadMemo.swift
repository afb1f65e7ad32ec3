import Files
import MemoFormat

@testable import PostFiles
@testable import Posts

/// The memo that a file of this name and text is read as; the file was changed at the start of 1970 in Japan.
func readMemo(_ text: String, name: String = "memo", modified: Int64 = 0) -> Post {
  readMemo(Array(text.utf8), name: name, modified: modified)
}

func readMemo(_ bytes: [UInt8], name: String = "memo", modified: Int64 = 0) -> Post {
  PostReader(localTime: JapanTime()).post(PostID(name), MemoText(bytes), modified: modified)
}

/// A memo as the index keeps it.
func indexed(_ name: String, title: String = "") throws -> IndexedPost {
  var fields = PostFields(id: PostID(name))
  fields.title = title
  let post = Post(fields)
  guard let fileName = MemoName.name(of: post.id) else { throw PostsError.vanished(post.id) }
  return IndexedPost(
    name: fileName, post: post, text: SearchText(post, body: UnsafeRawBufferPointer(start: nil, count: 0)),
    status: nil, contentHash: 0)
}

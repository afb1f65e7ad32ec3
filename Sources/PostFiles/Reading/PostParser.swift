import Files
import MemoFormat
import Posts

/// Makes memos of the bytes of files, the common ones on a short way, and folds their texts for search.
struct PostParser: ~Copyable {
  /// A memo and where its text will be found.
  struct Parsed {
    let post: Post
    /// The number of its text in the chunk that is being made.
    let number: Int
    /// The same for the same bytes, while the program runs.
    let contentHash: Int
  }

  private let reader: PostReader
  private var plain: PlainPosts
  var texts = SearchChunkBuilder()

  init(reader: PostReader, cachePlaces: Int) {
    self.reader = reader
    plain = PlainPosts(localTime: reader.localTime, cachePlaces: cachePlaces)
  }

  /// The memo of a file with these bytes, or these first bytes.
  mutating func parse(_ id: PostID, _ bytes: Span<UInt8>, _ status: FileStatus) -> Parsed {
    if bytes.count == status.size, let memo = plain.post(id, bytes, modified: status.modified) {
      let number = bytes.withUnsafeBytes {
        texts.append(memo.fields, body: UnsafeRawBufferPointer(rebasing: $0[memo.body]))
      }
      return Parsed(post: Post(memo.fields), number: number, contentHash: bytes.contentHash)
    }
    return parseUncommon(id, bytes, status)
  }

  /// A file that cannot be read.
  mutating func unreadable(_ id: PostID) -> Parsed {
    let post = reader.unreadable(id)
    let number = texts.append(post.fields, body: UnsafeRawBufferPointer(start: nil, count: 0))
    return Parsed(post: post, number: number, contentHash: 0)
  }

  private mutating func parseUncommon(
    _ id: PostID, _ bytes: Span<UInt8>, _ status: FileStatus
  ) -> Parsed {
    let memo = MemoText(bytes.withUnsafeBytes { Array($0) })
    var fields = reader.post(id, memo, modified: status.modified).fields
    if bytes.count != status.size && fields.problem != .damaged { fields.problem = .fileTooLarge }
    let number = memo.withBody { texts.append(fields, body: $0) }
    return Parsed(post: Post(fields), number: number, contentHash: bytes.contentHash)
  }
}

import Files
import Glibc
import MemoFormat
import Posts

/// The folder of memo files, to be read.
struct PostFolder: Sendable {
  let directory: Directory
  let reader: PostReader

  /// More of a file is not read.
  static let mostBytes = 4 << 20

  /// The memo files, in no order.
  func entries() throws(FileError) -> [DirectoryEntry] {
    try directory.entries().filter(MemoName.isMemo)
  }

  /// Reads one memo; nil where there is no such file, or none that is a memo. One that cannot be read is listed all
  /// the same.
  func read(_ entry: DirectoryEntry) -> IndexedPost? {
    do {
      return indexed(entry.name, try directory.read(entry, limit: Self.mostBytes))
    } catch {
      return error.isAbsence ? nil : unreadable(entry.name)
    }
  }

  /// A memo and its text as it stands in the file now; nil where it cannot be read.
  func document(_ name: FileName) -> (memo: MemoText, content: FileContent)? {
    guard let content = try? directory.read(name, limit: Self.mostBytes) else { return nil }
    return (MemoText(content.bytes), content)
  }

  private func indexed(_ name: FileName, _ content: FileContent) -> IndexedPost {
    let memo = MemoText(content.bytes)
    var post = reader.post(MemoName.id(of: name), memo, modified: content.status.modified)
    if !content.isWhole && post.problem != .damaged { post = post.marked(.fileTooLarge) }
    return IndexedPost(
      name: name, post: post, text: memo.searchText(post), status: content.status,
      contentHash: content.contentHash)
  }

  private func unreadable(_ name: FileName) -> IndexedPost {
    let post = reader.unreadable(MemoName.id(of: name))
    return IndexedPost(
      name: name, post: post, text: SearchText(post, body: UnsafeRawBufferPointer(start: nil, count: 0)),
      status: nil, contentHash: 0)
  }
}

extension MemoText {
  fileprivate func searchText(_ post: Post) -> SearchText {
    if problems.contains(.notUTF8) {
      var text = bodyText
      return text.withUTF8 { SearchText(post, body: UnsafeRawBufferPointer($0)) }
    }
    return bytes.withUnsafeBytes { SearchText(post, body: UnsafeRawBufferPointer(rebasing: $0[body])) }
  }
}

extension FileError {
  /// Whether there is no file of that name, or something that is no file.
  fileprivate var isAbsence: Bool {
    if reason == .notFound { return true }
    return [.other(ENXIO), .other(EISDIR)].contains(reason)
  }
}

extension FileContent {
  /// The same for the same bytes, while the program runs.
  fileprivate var contentHash: Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

extension Post {
  fileprivate func marked(_ problem: PostProblem) -> Post {
    var fields = fields
    fields.problem = problem
    return Post(fields)
  }
}

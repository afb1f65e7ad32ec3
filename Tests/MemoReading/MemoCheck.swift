import MemoFormat
import Posts

/// What the program promises of any file at all: it is read, shown and starred without harm.
package struct MemoCheck {
  private let bytes: [UInt8]
  private let read: ReadMemo

  /// Reads the bytes as a memo.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read = ReadMemo(bytes)
  }

  /// The first promise that is broken; nil when all are kept.
  package var brokenPromise: String? {
    let broken = texts.lazy.compactMap { TextCheck($0).brokenPromise }.first
    return broken ?? brokenIdentity ?? StarCheck(read.memo).brokenPromise
  }
}

extension MemoCheck {
  private var texts: [String] {
    let post = read.post
    let fields = [
      post.title, post.book, post.page, post.location, post.chapter, post.isbn, post.source, post.firstWords,
    ]
    return fields + post.authors + post.tags + [read.body]
  }

  /// Reading keeps the bytes, and so does writing what stands there already.
  private var brokenIdentity: String? {
    let memo = read.memo
    if memo.bytes != bytes { return "reading changed the bytes" }
    for entry in memo.frontMatter.entries.prefix(8) {
      guard case .text(let text) = entry.value, let same = try? memo.setting(entry.key, to: .text(text))
      else { continue }
      if same != bytes { return "writing the same text of \(entry.key) changed the bytes" }
    }
    return nil
  }
}

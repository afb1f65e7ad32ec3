import Files
import Glibc
import MemoFormat
import UnicodeText

/// Reads the texts of memos as they are written, one after the other into the same memory.
struct WrittenBodies: ~Copyable {
  private let folder: PostFolder
  private var buffer = FileBuffer()

  init(folder: PostFolder) {
    self.folder = folder
  }

  /// The text after the front matter in NFC; empty for a file that cannot be read.
  mutating func body(of name: FileName) -> String {
    let entry = DirectoryEntry(name: name, kind: .regular)
    guard (try? folder.directory.read(entry, limit: PostFolder.mostBytes, into: &buffer)) != nil else {
      return folder.writtenBody(name)
    }
    return buffer.withBytes { NormalForm.composed($0.plainBody ?? MemoText(Array($0)).bodyText) }
  }
}

extension PostFolder {
  /// The text after the front matter in NFC; empty for a file that cannot be read.
  func writtenBody(_ name: FileName) -> String {
    document(name).map { NormalForm.composed($0.memo.bodyText) } ?? ""
  }
}

extension Span<UInt8> {
  /// The body of a memo in UTF-8 whose lines end as on Unix; nil for any other. A fast way to `MemoText.bodyText`.
  fileprivate var plainBody: String? {
    guard let start = MemoText.frontMatterEnd(in: self) else { return nil }
    return withUnsafeBytes { bytes in
      let body = bytes[start...]
      let isPlain = !UnsafeRawBufferPointer(rebasing: body).holds(UInt8(ascii: "\r"))
      return isPlain && !UnsafeRawBufferPointer(rebasing: body).holds(0)
        ? String(validating: body, as: UTF8.self) : nil
    }
  }
}

extension Array<UInt8> {
  fileprivate init(_ span: Span<UInt8>) {
    self = span.withUnsafeBytes { Array($0) }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ byte: UInt8) -> Bool {
    baseAddress.map { memchr($0, Int32(byte), count) != nil } ?? false
  }
}

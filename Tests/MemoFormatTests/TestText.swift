@testable import MemoFormat

extension MemoText {
  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The file as text after an edit.
  func edited(_ key: String, _ value: FieldValue) throws -> String {
    String(decoding: try setting(key, to: value), as: UTF8.self)
  }

  func after(_ key: String, _ value: FieldValue) throws -> MemoText {
    MemoText(try setting(key, to: value))
  }
}

/// A front matter between fences, with a body after it.
func memo(_ lines: String) -> MemoText { MemoText("---\n\(lines)\n---\n本文\n") }

/// What an edit makes of the lines between the fences.
func edited(_ lines: String, _ key: String, _ value: FieldValue) throws -> String {
  let result = try memo(lines).after(key, value)
  let range = result.frontMatterLines ?? 0..<0
  return String(decoding: result.bytes[range].dropLast(), as: UTF8.self)
}

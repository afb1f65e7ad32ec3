import BadMemos

@testable import MemoFormat

extension BadFiles {
  /// The one file whose name begins with a number, read as a memo.
  static func memo(_ prefix: String) -> MemoText {
    MemoText(names.first { $0.hasPrefix(prefix) }.map(bytes) ?? [])
  }
}

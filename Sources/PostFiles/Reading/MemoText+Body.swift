import MemoFormat

extension MemoText {
  /// Hands on the body as UTF-8.
  func withBody<Result>(_ take: (UnsafeRawBufferPointer) -> Result) -> Result {
    if problems.contains(.notUTF8) {
      var text = bodyText
      return text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
    }
    return bytes.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[body])) }
  }
}

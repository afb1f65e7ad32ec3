/// A text read as items between commas; blanks around items and empty items do not count.
struct CommaText {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    ranges = bytes.split(separator: .comma)
      .map { bytes.span.trimmed($0.startIndex..<$0.endIndex) }
      .filter { !$0.isEmpty }
  }

  var items: [String] { ranges.map { String(decoding: bytes[$0], as: UTF8.self) } }

  /// The text with other items; nil when it had none or when they do not read back, a comma being in one of them.
  func setting(_ wanted: [String]) -> String? {
    guard !ranges.isEmpty else { return nil }
    let list = SeparatedItems(bytes: bytes, ranges: ranges)
    let change = ListChange(from: items, to: wanted)
    let result = String(
      decoding: bytes.applying(list.splices(for: change) { text, _ in text }), as: UTF8.self)
    return CommaText(result).items.elementsEqual(wanted) { $0.isIdentical(to: $1) } ? result : nil
  }
}

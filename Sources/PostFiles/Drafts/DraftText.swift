import Posts

/// A draft as the bytes of its file: a heading, and then for each text a line with its name and its length in bytes,
/// the text itself and a line end. So any text stands there as it was typed. The process in whose form the draft is open has
/// such a line too.
enum DraftText {
  private static let heading = "dokusho draft 1"
  private static let memoName = "memo"
  private static let processName = "open"
  private static let lineEnd = UInt8(ascii: "\n")

  /// `process` is the one in whose form the draft is open; nil for one that was left.
  static func bytes(of draft: Draft, openIn process: ProcessMark? = nil) -> [UInt8] {
    var bytes = Array(heading.utf8) + [lineEnd]
    if let process { append(processName, Array(process.text.utf8), to: &bytes) }
    for subject in draft.subjects { append(memoName, subject.bytes, to: &bytes) }
    for (name, text) in draft.texts.sorted(by: { $0.key < $1.key }) {
      append(name, Array(text.utf8), to: &bytes)
    }
    return bytes
  }

  /// Nil where the bytes are no draft.
  static func draft(_ id: PostID, _ bytes: [UInt8]) -> Draft? { entry(id, bytes)?.draft }

  /// A draft and the process in whose form it is open, or was when that ended. Nil where the bytes are no draft.
  static func entry(_ id: PostID, _ bytes: [UInt8]) -> (draft: Draft, process: ProcessMark?)? {
    var rest = bytes[...]
    guard line(&rest) == heading else { return nil }
    var (draft, process) = (Draft(id: id), nil as ProcessMark?)
    while !rest.isEmpty {
      guard let words = line(&rest)?.split(separator: " "), words.count == 2, let count = Int(words[1]),
        (0..<rest.count).contains(count), rest[rest.startIndex + count] == lineEnd
      else { return nil }
      let content = rest.prefix(count)
      rest = rest.dropFirst(count + 1)
      let text = String(decoding: content, as: UTF8.self)
      switch String(words[0]) {
      case memoName: draft.subjects.append(PostID(bytes: Array(content)))
      case processName: process = ProcessMark(text: text)
      case let name: draft.texts[name] = text
      }
    }
    return (draft, process)
  }

  private static func append(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    bytes += "\(name) \(content.count)\n".utf8
    bytes += content + [lineEnd]
  }

  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: lineEnd) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}

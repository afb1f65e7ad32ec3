import Glibc

extension FileName {
  /// The longest name that file systems take, in bytes.
  private static let mostBytes = 255

  /// The name of a copy that keeps another version of this file: `memo.conflict-20260818-173636.md`, by the clock of this
  /// machine; `time` is in seconds since 1970. A name too long for that is cut. Nil where the name has no ending.
  package func conflictCopy(at time: Int) -> FileName? {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let mark = Array(".conflict-\(FileName.digits(of: time))".utf8) + bytes[dot...]
    var stem = bytes[..<dot].prefix(FileName.mostBytes - mark.count)
    while stem.count < dot, let last = stem.last, last & 0xC0 == 0x80 { stem = stem.dropLast() }
    if stem.count < dot, let last = stem.last, last & 0xC0 == 0xC0 { stem = stem.dropLast() }
    return FileName(Array(stem) + mark)
  }

  /// As 20260818-173636.
  private static func digits(of time: Int) -> String {
    var (time, parts, text) = (time, tm(), [CChar](repeating: 0, count: 16))
    localtime_r(&time, &parts)
    let count = strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

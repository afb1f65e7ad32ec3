import Files
import Posts

/// The name of a file in the trash: when it was deleted, and the name that it had, as in `20261130-092030.cat.md`. The
/// second one of a second is `20261130-092030-2.cat.md`.
///
/// A name that leaves no room for the time is cut, loses its `.md`, and stands as a whole in a file beside it.
enum TrashName {
  private static let longest = 255
  private static let besideEnding = ".name"

  /// The name in the trash of a file that was deleted at this time; `number` counts from 1 until one is free.
  static func name(for original: FileName, deleted: Timestamp, number: Int) -> FileName? {
    let time = Array("\(deleted.compact)\(number == 1 ? "" : "-\(number)").".utf8)
    if time.count + original.bytes.count <= longest { return FileName(time + original.bytes) }
    return FileName(time + original.bytes.cut(to: longest - time.count - besideEnding.utf8.count))
  }

  /// Whether the name of a file had to be cut for its name in the trash.
  static func isCut(_ name: FileName, of original: FileName) -> Bool {
    !name.bytes.suffix(original.bytes.count).elementsEqual(original.bytes)
  }

  /// Whether a name in the trash is so long that a longer one may have been cut for it.
  static func mayBeCut(_ name: FileName) -> Bool {
    let longestCharacter = 4
    return name.bytes.count > longest - besideEnding.utf8.count - longestCharacter
  }

  /// The file that holds the whole name of one whose name was cut.
  static func beside(_ name: FileName) -> FileName? {
    FileName(name.bytes + Array(besideEnding.utf8))
  }

  /// The name that the file had, as far as its name in the trash tells: the whole of it unless it was cut.
  static func original(of name: FileName) -> FileName? {
    FileName(Array(name.bytes.dropFirst(timeLength(of: name) ?? 0)))
  }

  /// When the file was deleted; nil where its name does not tell, since somebody else put it there.
  static func deleted(_ name: FileName, localTime: any LocalTime) -> Timestamp? {
    timeLength(of: name).flatMap { _ in PostID(bytes: name.bytes).timestamp(localTime: localTime) }
  }

  /// The length of the time at the beginning, with the dot after it; nil where there is none.
  private static func timeLength(of name: FileName) -> Int? {
    let bytes = name.bytes
    let dash = UInt8(ascii: "-")
    guard bytes.count > 16, bytes[..<8].allSatisfy(\.isDigit), bytes[8] == dash,
      bytes[9..<15].allSatisfy(\.isDigit)
    else { return nil }
    let number = bytes[15] == dash ? bytes[16...].prefix(while: \.isDigit).count : 0
    let length = bytes[15] == dash ? 17 + number : 16
    let shortestName = "x.md".utf8.count
    guard bytes[15] != dash || number > 0, bytes.count >= length + shortestName else { return nil }
    return bytes[length - 1] == UInt8(ascii: ".") ? length : nil
  }
}

extension Timestamp {
  /// The day and the time where it was written, as ids have them: 20261130-092030.
  fileprivate var compact: String {
    let day = self.day
    let second = ((seconds + offset) % 60 + 60) % 60
    let date = "\(day.year.padded(4))\(day.month.padded(2))\(day.day.padded(2))"
    return "\(date)-\(timeOfDay.filter { $0 != ":" })\(second.padded(2))"
  }
}

extension [UInt8] {
  /// At most so many bytes, without a part of a UTF-8 character at the end.
  fileprivate func cut(to count: Int) -> ArraySlice<UInt8> {
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    let end = (0...count).reversed().first { !isContinuation(self[$0]) } ?? count
    return self[..<end]
  }
}

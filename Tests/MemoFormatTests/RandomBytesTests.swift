import Testing

@testable import MemoFormat
import SeededRandom

@Suite("Random bytes")
struct RandomBytesTests {
  @Test("20,000 random files are read without a crash and kept; what can be edited is edited right")
  func anyBytes() {
    var random = SeededGenerator(seed: 20_000)
    for _ in 0..<20_000 {
      let bytes = Self.bytes(&random)
      let memo = MemoText(bytes)
      let isWhole = memo.bytes == bytes && memo.body.upperBound <= bytes.count
      guard isWhole, memo.bodyText.utf8.count >= 0, Self.edit(memo) else {
        Issue.record("not kept: \(bytes)")
        return
      }
    }
  }

  /// Whether an edit is either refused or keeps the body.
  private static func edit(_ memo: MemoText) -> Bool {
    guard let key = memo.frontMatter.entries.first?.key ?? ["title"].first,
      let edited = try? memo.after(key, .text("題"))
    else { return true }
    return edited.bytes[edited.body] == memo.bytes[memo.body] && edited.frontMatter.text(key) == "題"
  }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    let pieces: [[UInt8]] =
      [
        "---\n", "---\n", "---\r\n", "...\n", "title: ", "tags:", "\n", "\n", "- ", "[", "]", "{", "}", "a",
        ", ", ": ", " ", "  ",
        "\"", "'", "|\n", ">-\n", "#", "&x ", "*x", "!t ", "? ", "%YAML 1.1\n", "猫", "\u{85}", "\u{2028}",
        "\u{FEFF}", "\t", "\\",
        "<<<<<<< ", "=======\n", ">>>>>>> ",
      ].map { Array($0.utf8) } + [[0xFF], [0xFE], [0x00], [0xE3, 0x81], [0x0D]]
    var bytes: [UInt8] = Bool.random(using: &random) ? Array("---\n".utf8) : []
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      bytes += pieces.randomElement(using: &random) ?? []
    }
    return Bool.random(using: &random) ? bytes + Array("\n---\n本文".utf8) : bytes
  }
}

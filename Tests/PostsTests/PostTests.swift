import Testing

import SeededRandom
@testable import Posts

@Suite("A memo") struct PostTests {
  @Test("equals its own copies, and no other version with the same fields")
  func versions() {
    let memo = post("a")
    let copy = memo
    #expect(memo == copy)
    #expect(memo != Post(memo.fields))
  }

  @Test("shows a change in its fields and keeps all others")
  func changed() {
    let fields = post("a") { $0.title = "猫" }.fields.applying(.favorite(true))
    #expect(fields.isFavorite && fields.title == "猫")
  }

  @Test("has a name as bytes: twins in another spelling are two, and bad bytes still show")
  func identity() {
    #expect(PostID("\u{304C}") != PostID("\u{304B}\u{3099}"))
    #expect(PostID(bytes: [0xFF, 0x61]).text == "\u{FFFD}a")
    #expect(PostID("a") < PostID("aa") && PostID("a") < PostID("b"))
  }

  @Test("stands by the bytes of its name, also where long names begin alike")
  func orderOfNames() {
    var generator = SeededGenerator(seed: 16)
    let ids = (0..<200).map { _ in
      let start = [UInt8](repeating: 0x61, count: .random(in: 12...18, using: &generator))
      return PostID(
        bytes: start + (0..<3).compactMap { _ in [nil, 0, 0x62].randomElement(using: &generator) ?? nil })
    }
    for left in ids {
      for right in ids {
        guard (left == right) == (left.bytes == right.bytes),
          (left < right) == left.bytes.lexicographicallyPrecedes(right.bytes)
        else {
          Issue.record("\(left.bytes) beside \(right.bytes)")
          return
        }
      }
    }
  }

  @Test("with a hint only can be edited")
  func hints() {
    let problems: [PostProblem] = [.empty, .strayBytes, .fullWidthColon, .conflictMarkers, .unreadable]
    #expect(problems.filter(\.isHint) == [.empty, .strayBytes])
  }
}

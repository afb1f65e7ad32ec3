import Files
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A name in the trash") struct TrashNameTests {
  private let now = JapanTime().timestamp(
    of: Day(daysSinceEpoch: 20_787), secondsAfterMidnight: 9 * 3600 + 1203)

  private func name(_ text: String, _ number: Int = 1) throws -> FileName {
    let original = try #require(FileName(text))
    return try #require(TrashName.name(for: original, deleted: now, number: number))
  }

  @Test("tells when the memo was deleted and what it was called")
  func readable() throws {
    #expect(try name("読書.md").text == "20261130-092003.読書.md")
    #expect(try name("読書.md", 2).text == "20261130-092003-2.読書.md")
    for place in [try name("読書.md"), try name("読書.md", 12)] {
      #expect(TrashName.original(of: place) == FileName("読書.md"))
      #expect(TrashName.deleted(place, localTime: JapanTime()) == now)
    }
  }

  @Test(
    "is taken apart whatever bytes the name has",
    arguments: [
      Array("a.md".utf8), Array("20260101-101010.b.md".utf8), Array("-2.md".utf8), Array("2.3.md".utf8),
      [0xFF, 0x0A, 0x1B, 0x2E, 0x6D, 0x64], Array("A.MD".utf8), Array("か\u{3099}.md".utf8),
    ])
  func anyBytes(bytes: [UInt8]) throws {
    let original = try #require(FileName(bytes))
    for number in [1, 2, 999] {
      let place = try #require(TrashName.name(for: original, deleted: now, number: number))
      #expect(TrashName.original(of: place) == original)
    }
  }

  @Test("of a name that leaves no room is a name of a file all the same, cut between characters")
  func long() throws {
    let original = try #require(FileName(String(repeating: "猫", count: 84) + ".md"))
    let place = try #require(TrashName.name(for: original, deleted: now, number: 1))
    let beside = try #require(TrashName.beside(place))
    #expect(beside.bytes.count <= 255 && String(validating: place.bytes, as: UTF8.self) != nil)
    #expect(TrashName.isCut(place, of: original) && TrashName.mayBeCut(place))
    #expect(TrashName.deleted(place, localTime: JapanTime()) == now)
  }

  @Test(
    "that somebody else put there tells no time, and is the name itself",
    arguments: [
      "a.md", "20261130.md", "20261130-092003.md", "20261130-0920033.a.md", "20261130-092003-.a.md",
    ])
  func foreign(text: String) throws {
    let place = try #require(FileName(text))
    #expect(TrashName.deleted(place, localTime: JapanTime()) == nil)
    #expect(TrashName.original(of: place) == place)
  }
}

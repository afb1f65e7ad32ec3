import Files
import Testing

@testable import PostFiles

@Suite("The names of known memos") struct KnownNamesTests {
  @Test("are those of the memos and no others", arguments: [0, 1, 2, 500, 5000])
  func agreement(count: Int) throws {
    let memos = try (0..<count).map { try indexed("memo \($0)") }
    let names = KnownNames(of: memos)
    #expect(memos.allSatisfy { names.contains($0.name) })
    for number in count..<2 * count + 9 {
      #expect(!names.contains(try #require(FileName("memo \(number).md"))))
    }
  }
}

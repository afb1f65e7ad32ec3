import Files
import Testing

@testable import PostFiles

@Suite("The newest names") struct NewestNamesTests {
  private func split(_ names: [String], count: Int) throws -> (first: [String], rest: [String]) {
    let entries = try names.map { DirectoryEntry(name: try #require(FileName($0)), kind: .regular) }
    let newest = NewestNames(of: entries, count: count)
    return (newest.first.map(\.name.text), newest.rest().map { names[$0] })
  }

  @Test("come first, the newest at the front, and all others after them")
  func order() throws {
    let names = ["20260101-000000-a.md", "読書会.md", "20260103-000000-c.md", "20260102-000000-b.md"]
    let (first, rest) = try split(names, count: 2)
    #expect(first == ["20260103-000000-c.md", "20260102-000000-b.md"])
    #expect(Set(rest) == ["20260101-000000-a.md", "読書会.md"])
  }

  @Test("may be dates alone")
  func daysAlone() throws {
    let names = ["20260102.md", "20260101-235959-z.md", "20260103.md"]
    #expect(try split(names, count: 3).first == ["20260103.md", "20260102.md", "20260101-235959-z.md"])
  }

  @Test("may be fewer than wanted, or none")
  func few() throws {
    #expect(try split(["読書会.md"], count: 2) == ([], ["読書会.md"]))
    #expect(try split(["20260101-000000-a.md"], count: 2) == (["20260101-000000-a.md"], []))
    #expect(try split([], count: 2) == ([], []))
  }

  @Test("and the others are all names together, in whatever order they came")
  func complete() throws {
    let names = (100..<900).map { "20260\($0)-000000-\($0).md" } + (0..<100).map { "\($0).md" }
    let (first, rest) = try split(names.shuffled(), count: 256)
    #expect(first == names[..<800].suffix(256).reversed())
    #expect((first + rest).sorted() == names.sorted())
  }
}

import MemoFormat
import QueryCases
import Testing
import UnicodeText

@testable import PostFiles
@testable import Posts

@Suite("The table of queries") struct QueryCasesTests {
  @Test("holds at least 200, and every memo is found by one")
  func size() {
    #expect(QueryCase.all.count >= 200)
    #expect(QueryStore.names.count >= 30)
    let found = Set(QueryCase.all.filter { $0.names.count < 10 }.flatMap(\.names))
    #expect(found == Set(QueryStore.names))
  }

  @Test("is what is found", arguments: QueryCase.all.filter { !$0.query.contains("~") })
  func table(row: QueryCase) throws {
    #expect(try StoredMemo.found(row.query) == row.names)
  }

  @Test(
    "is what is found by romaji, where cmigemo is installed",
    .enabled(if: StoredMemo.hasMigemo, "cmigemo is not installed"),
    arguments: QueryCase.all.filter { $0.query.contains("~") })
  func inLatinLetters(row: QueryCase) throws {
    #expect(try StoredMemo.found(row.query) == row.names)
  }
}

/// A memo of the store, ready to be asked.
private struct StoredMemo {
  private let name: String
  private let post: Post
  private let text: SearchText
  private let body: String

  private init(_ name: String) {
    let memo = MemoText(QueryStore.bytes(name))
    self.name = name
    post = PostReader(localTime: JapanTime()).post(PostID(name), memo, modified: 0)
    body = memo.bodyText
    text = Array(body.utf8).withUnsafeBytes { [post] in SearchText(post, body: $0) }
  }

  private static let all = QueryStore.names.map(StoredMemo.init)
  private static let migemo = Migemo()

  static var hasMigemo: Bool { migemo.isThere }

  static func found(_ query: String) throws -> [String] {
    let today = try #require(Day(year: 2026, month: 11, day: 30))
    let condition = try SearchCondition(parsing: query)
    let matcher = PostMatcher(condition, today: today, romaji: Romaji(migemo, isUsual: false))
    let found = all.filter { memo in
      matcher.matches(memo.post, memo.text)
        && matcher.matchesWritten(memo.post, memo.text) { NormalForm.composed(memo.body) }
    }
    return found.map(\.name).sorted()
  }
}

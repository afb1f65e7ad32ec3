import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A query for a pattern", .timeLimit(.minutes(5))) struct WrittenSearchTests {
  private func pattern(_ text: String) -> SearchCondition { SearchCondition(.term(.regex(text))) }

  @Test("reads the files as they are written, however they are written")
  func files() async throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.write("---\nbook: 本\n---\nｶﾞとＡ 名前\n", to: "plain.md")
    folder.write("名前\r\nはまだ\r\n", to: "crlf.md")
    folder.write("か\u{3099}く\n", to: "nfd.md")
    folder.write("---\nbook: 名前\n", to: "open.md")
    let posts = try collection(folder)
    #expect(try await names(pattern("名前$"), posts) == ["crlf", "open", "plain"])
    #expect(try await names(pattern("がく"), posts) == ["nfd"])
    #expect(try await names(pattern("ｶﾞと[Ａ]"), posts) == ["plain"])
    #expect(try await names(pattern("^本$"), posts) == ["plain"])
    #expect(try await names(SearchCondition(.not(.term(.regex("名")))), posts) == ["nfd"])
  }

  @Test("finds the same among many files as they hold")
  func many() async throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    for number in 0..<600 { folder.write("番号 \(number) です\n", to: "m\(number).md") }
    let found = try await names(pattern(#"番号 \d7 で"#), collection(folder))
    #expect(found == (1...9).map { "m\($0)7" })
  }

  @Test("follows a memo that comes to match, and one that does no more")
  func following() async throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.write("猫1\n", to: "a.md")
    folder.write("猫\n", to: "b.md")
    let probe = SnapshotProbe<QuerySnapshot>(try collection(folder), pattern(#"猫\d"#))
    try await probe.snapshot { $0.documents.map(\.id.text) == ["a"] && !$0.metadata.fromCache }
    folder.write("猫22\n", to: "b.md")
    try await probe.snapshot { $0.documents.map(\.id.text).sorted() == ["a", "b"] }
    folder.write("犬\n", to: "a.md")
    try await probe.snapshot { $0.documents.map(\.id.text) == ["b"] }
  }

  private func names(_ condition: SearchCondition, _ posts: PostFilesCollection) async throws -> [String] {
    try await SnapshotProbe<QuerySnapshot>(posts, condition).complete().documents.map(\.id.text).sorted()
  }
}

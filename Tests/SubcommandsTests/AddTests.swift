import Posts
import Testing

@testable import Subcommands

@Suite("add") struct AddTests {
  private func memo(_ arguments: String...) throws -> AddedMemo? {
    guard case .run(.add(let memo), _) = try Invocation(arguments: ["add"] + arguments) else { return nil }
    return memo
  }

  @Test("takes every field, and the words behind them as the text")
  func fields() throws {
    var wanted = AddedMemo()
    wanted.book = "こころ"
    wanted.authors = ["夏目漱石", "b"]
    wanted.page = "12"
    wanted.tags = ["小説", "a b"]
    wanted.kind = .thought
    wanted.quote = "恋は罪悪ですよ。"
    wanted.text = .given("そうか。 なるほど")
    #expect(
      try memo(
        "--book", "こころ", "--author=夏目漱石", "--author", "b", "--page", "12", "--tag", "小説", "--tag=a b",
        "--kind", "Thought", "--quote", "恋は罪悪ですよ。", "そうか。", "なるほど") == wanted)
  }

  @Test("reads the standard input for a dash, and nothing at all is nothing")
  func sources() throws {
    #expect(try memo("-")?.text == .standardInput)
    #expect(try memo("--", "-")?.text == .standardInput)
    #expect(try memo()?.isEmpty == true)
    #expect(try memo("--", "--book")?.text == .given("--book"))
  }

  @Test("refuses a kind that no memo has, and options it has not")
  func refused() {
    #expect(throws: UsageError.unknownKind("essay")) { try memo("--kind", "essay", "a") }
    #expect(throws: UsageError.unknownOption("--rating")) { try memo("--rating", "5") }
    #expect(throws: UsageError.missingValue("--book")) { try memo("--book") }
  }
}

import BadMemos
import Testing

@testable import MemoFormat
import SeededRandom

@Suite("Splicing")
struct SpliceTests {
  private static let edits: [(String, FieldValue)] = [
    ("favorite", .flag(true)), ("title", .text("新しい: 題 #1")), ("tags", .list(["memo", "読書", "a b"])),
    ("tags", .list(["memo"])), ("aliases", .list(["別名1", "x"])), ("categories", .list(["x", "q"])),
    ("keywords", .list(["single", "two"])), ("rating", .literal("4")), ("summary", .text("a\nb")),
  ]

  @Test("of every bad file an edit changes the lines of its field only", arguments: BadFiles.names)
  func badFiles(name: String) {
    let memo = MemoText(BadFiles.bytes(name))
    for (key, value) in Self.edits { expectNeighboursKept(memo, key, value) }
  }

  @Test("an edit and the edit back give the old bytes", arguments: BadFiles.names)
  func editBack(name: String) throws { try expectWayBack(MemoText(BadFiles.bytes(name))) }

  @Test("the same holds for memos put together at random")
  func randomMemos() throws {
    var random = SeededGenerator(seed: 47)
    for _ in 0..<3_000 {
      let memo = Self.randomMemo(&random)
      for (key, value) in Self.edits { expectNeighboursKept(memo, key, value) }
      try expectWayBack(memo)
    }
  }

  /// Edits each field of a memo there and back.
  private func expectWayBack(_ memo: MemoText) throws {
    for entry in memo.frontMatter.entries.prefix(20) where memo.refusal(for: entry.key) == nil {
      guard let (there, back) = way(entry, in: memo), let edited = try? memo.after(entry.key, there) else {
        continue
      }
      #expect(edited.bytes != memo.bytes)
      #expect(try edited.setting(entry.key, to: back) == memo.bytes, "\(entry.key) of \(memo.bytes)")
    }
  }

  /// An edit and its way back; nil where the source is one that a text alone does not tell: nulls, aliases, block scalars, rare escapes.
  private func way(_ entry: FrontMatter.Entry, in memo: MemoText) -> (there: FieldValue, back: FieldValue)? {
    switch entry.value {
    case .null, .mapping: return nil
    case .list(let items): return items.isEmpty ? nil : (.list(items + ["新: 1"]), .list(items))
    case .text where entry.node.style == .alias: return nil
    case .text(let text):
      let source = String(decoding: memo.bytes[entry.node.range], as: UTF8.self)
      if source == ScalarSource.source(of: text, replacing: entry.node, in: .block) {
        return (entry.node.style == .plain ? .text("新: 1") : .text("新"), .text(text))
      }
      return source == text ? (.literal("新"), .literal(text)) : nil
    }
  }

  private func expectNeighboursKept(_ memo: MemoText, _ key: String, _ value: FieldValue) {
    guard let result = try? memo.setting(key, to: value) else { return }
    let field = Self.lines(of: key, in: memo)
    let before = memo.bytes[..<field.lowerBound]
    let after = memo.bytes[field.upperBound...]
    guard result.starts(with: before), result.suffix(after.count) == after,
      result.count >= before.count + after.count
    else {
      Issue.record(
        "more than \(key) changed in \(String(decoding: memo.bytes, as: UTF8.self).debugDescription)")
      return
    }
  }

  /// The lines from a key to the end of its value, or the place before the closing fence where it will stand.
  private static func lines(of key: String, in memo: MemoText) -> Range<Int> {
    guard let entry = memo.frontMatter.entry(key), let colonEnd = entry.colonEnd else {
      let place = memo.frontMatterLines?.upperBound ?? memo.body.lowerBound
      return place..<place
    }
    let start = memo.bytes.lineStart(around: colonEnd)
    return start..<memo.bytes.lineEnd(around: max(colonEnd, entry.node.range.upperBound))
  }

  private static func randomMemo(_ random: inout SeededGenerator) -> MemoText {
    let pieces = [
      "favorite: false # 星", "title: '題'", "title:", "title: \"a\\nb\"", "tags: [ memo ,x]",
      "tags:\n- memo\n- 'y' # c",
      "tags: memo, z", "tags: memo", "# 注", "", "summary: |\n  一\n\n  二", "summary: >+\n  一\n\n",
      "unknown: {a: [1, 2]}",
      "aliases:\n    - 別名1\n    # 間\n    - 別名2", "categories:   x,q,r", "keywords: \"single\"", "rating: 3",
      "k: &a v", "l: *a",
      "  bad", "tags:\n  - memo\n  -\n    長い\n  - [a, b]", "date: 2026-02-30",
    ]
    let lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    let text = (["---"] + lines + ["---", "本文", ""]).joined(separator: "\n")
    return MemoText(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd))
  }
}

import BadMemos
import Testing

@testable import MemoFormat

@Suite("Reading bad files")
struct ReadingTests {
  @Test("all 47 files are here, and reading changes no byte of them")
  func identity() {
    #expect(BadFiles.names.count == 47)
    for name in BadFiles.names { #expect(MemoText(BadFiles.bytes(name)).bytes == BadFiles.bytes(name)) }
  }

  @Test("a memo without front matter is body from its first byte, and editable")
  func noFrontMatter() {
    let memo = BadFiles.memo("01")
    #expect(memo.body == 0..<28)
    #expect(memo.frontMatter.entries.isEmpty)
    #expect(memo.problems == [])
  }

  @Test("an empty file is said to be empty, a file of NULs to be damaged")
  func emptyAndDamaged() {
    #expect(BadFiles.memo("02").problems == [.empty])
    #expect(BadFiles.memo("02").isEditable)
    #expect(BadFiles.memo("33").problems == [.damaged])
    #expect(BadFiles.memo("33").bodyText == "")
  }

  @Test("only fences are an empty front matter")
  func onlyFences() {
    let memo = BadFiles.memo("03")
    #expect(memo.frontMatterLines == 4..<4)
    #expect(memo.body == 8..<8)
    #expect(memo.problems == [])
  }

  @Test("a front matter that is never closed is body, and said so")
  func unclosed() {
    let memo = BadFiles.memo("04")
    #expect(memo.problems == [.unclosedFence])
    #expect(memo.body == 0..<78)
    #expect(memo.frontMatter.entries.isEmpty)
  }

  @Test("rules in the body are body")
  func rules() {
    let memo = BadFiles.memo("05")
    #expect(memo.bodyText == "前半\n\n---\n\n中盤: まだ本文\n\n---\n\n後半\n")
    #expect(BadFiles.memo("14").bodyText == "title: 二つ目\n---\n本文\n")
    #expect(BadFiles.memo("14").frontMatter.text("title") == "一つ目")
  }

  @Test("a sentence between rules is the reader's text")
  func scalar() {
    let memo = BadFiles.memo("06")
    #expect(memo.problems == [.notAMapping])
    #expect(memo.bodyText == "---\nただの一文です\n---\n本文\n")
  }

  @Test("three dots close, blanks after a fence do not matter, four dashes are no fence")
  func closers() {
    #expect(BadFiles.memo("07").bodyText == "本文\n")
    #expect(BadFiles.memo("07").frontMatter.text("title") == "点三つで閉じる")
    #expect(BadFiles.memo("12").bodyText == "本文\n----\n四本はただの線\n")
    #expect(BadFiles.memo("12").frontMatter.entries.count == 1)
  }

  @Test("Windows line ends are read and not shown")
  func carriageReturns() {
    #expect(BadFiles.memo("08").frontMatter.text("title") == "Windows改行")
    #expect(BadFiles.memo("08").frontMatter.list("tags") == ["memo"])
    #expect(BadFiles.memo("08").bodyText == "一行目\n二行目\n")
    #expect(BadFiles.memo("09").frontMatter.text("title") == "混在改行")
    #expect(BadFiles.memo("09").bodyText == "LF本文\nもう一行\n")
  }

  @Test("a byte order mark hides nothing and is not shown")
  func byteOrderMark() {
    #expect(BadFiles.memo("10").frontMatter.text("title") == "BOM付き")
    #expect(BadFiles.memo("10").bodyText == "本文\n")
    #expect(MemoText("\u{FEFF}本文").bodyText == "本文")
    #expect(MemoText("\u{FEFF}本文").body == 3..<9)
  }

  @Test("a blank line before the fence displaces it: all is body, with a hint")
  func displaced() {
    let memo = BadFiles.memo("11")
    #expect(memo.problems == [.displacedFence])
    #expect(memo.body == 0..<92)
    #expect(MemoText("\n---\nただの線\n---\n").problems == [])
  }

  @Test("an indented rule inside a block scalar does not close")
  func blockScalar() {
    let memo = BadFiles.memo("13")
    #expect(memo.frontMatter.text("summary") == "一行目\n---\n三行目\n")
    #expect(memo.frontMatter.text("folded") == "折り 畳み")
    #expect(memo.bodyText == "本文\n")
  }

  @Test(
    "no value is taken for a number, a flag or a time",
    arguments: [
      ("title", "NO"), ("country", "NO"), ("answer", "yes"), ("switch", "off"), ("version", "1.10"),
      ("zip", "0012345"), ("start", "12:30"), ("hex", "0x1F"),
    ])
  func norway(key: String, text: String) {
    #expect(BadFiles.memo("15").frontMatter.text(key) == text)
    #expect(BadFiles.memo("15").frontMatter.list("tags") == ["no", "on", "y", "1_000"])
  }

  @Test("dates are text, possible or not")
  func dates() {
    let memo = BadFiles.memo("16")
    #expect(memo.frontMatter.text("date") == "2026-02-30")
    #expect(memo.frontMatter.text("due") == "令和8年1月5日")
    #expect(memo.frontMatter.text("other") == "2026-01-05T01:02:03.123456789Z")
    #expect(memo.isEditable)
  }

  @Test("of a key that stands twice the last counts, and both are marked")
  func duplicates() {
    let memo = BadFiles.memo("17")
    #expect(memo.problems == [.duplicateKey("title"), .duplicateKey("tags")])
    #expect(memo.frontMatter.text("title") == "最後")
    #expect(memo.frontMatter.list("tags") == ["b"])
    #expect(memo.frontMatter.entries.count == 4)
    #expect(memo.isEditable)
    #expect(memo.refusal(for: "title") == .duplicateKey("title"))
    #expect(memo.refusal(for: "book") == nil)
  }

  @Test("a block that is no YAML is read line by line, with the line of the fault")
  func lenient() {
    let tabs = BadFiles.memo("18")
    #expect(tabs.problems == [.invalidYAML(line: 4, reason: "found character that cannot start any token")])
    #expect(tabs.frontMatter.text("title") == "タブ字下げ")
    #expect(tabs.bodyText == "本文\n")
    #expect(!tabs.isEditable)

    let colons = BadFiles.memo("20")
    #expect(
      colons.problems == [.invalidYAML(line: 3, reason: "mapping values are not allowed in this context")])
    #expect(colons.frontMatter.text("title") == "Re: 会議: 明日 10:00")
    #expect(colons.frontMatter.list("tags") == ["mail"])
  }

  @Test("prose between two rules is shown even when it is no YAML")
  func prose() {
    let memo = MemoText("---\n\"閉じない引用\nおわり\n---\n本文\n")
    #expect(memo.body.lowerBound == 0)
    #expect(!memo.isEditable)
  }

  @Test("comments are no text")
  func comments() {
    #expect(BadFiles.memo("19").frontMatter.list("tags") == ["x", "y"])
    #expect(BadFiles.memo("19").frontMatter.entry("unknown_key")?.value == .mapping("{b: 1, a: 2}"))
    #expect(BadFiles.memo("21").frontMatter.text("title") == "C# と F# 入門")
    #expect(BadFiles.memo("21").frontMatter.entry("color")?.value == .null)
  }

  @Test("full-width colons make no keys; the hint says so")
  func fullWidth() {
    let memo = BadFiles.memo("22")
    #expect(memo.problems == [.notAMapping, .fullWidthColon])
    #expect(memo.body == 0..<100)
  }

  @Test("nothing, null and the empty text are told apart")
  func emptyValues() {
    let frontMatter = BadFiles.memo("23").frontMatter
    #expect(["id", "title", "tags", "draft", "note"].allSatisfy { frontMatter.entry($0)?.value == .null })
    #expect(["id", "title", "draft", "note"].allSatisfy { frontMatter.text($0) == nil })
    #expect(frontMatter.entry("date")?.value == .text(""))
    #expect(frontMatter.list("tags") == [])
    #expect(frontMatter.entry("absent") == nil)
  }

  @Test("lists are understood inline, in lines, with commas and alone")
  func lists() {
    let frontMatter = BadFiles.memo("24").frontMatter
    #expect(frontMatter.list("tags") == ["a", "b c", "日本語", "it's"])
    #expect(frontMatter.list("aliases") == ["別名1", "別名2"])
    #expect(frontMatter.list("categories") == ["x", "y", "z"])
    #expect(frontMatter.list("keywords") == ["single"])
    #expect(frontMatter.text("tags") == "a, b c, 日本語, it's")
  }

  @Test("an alias is its own text, an anchor is kept out of it")
  func aliases() {
    let frontMatter = BadFiles.memo("25").frontMatter
    #expect(frontMatter.text("copy") == "*b")
    #expect(frontMatter.text("title") == "アンカー")
    #expect(frontMatter.text("merged") == "<<: *b\n  lang: en")
  }

  @Test("escapes are resolved; one that does not exist spoils its own line only")
  func escapes() {
    let memo = BadFiles.memo("28")
    #expect(memo.frontMatter.text("title") == "引用 \"中\" と \u{3042} と改行\nとタブ\t終")
    #expect(memo.frontMatter.text("name") == "it's")
    #expect(memo.frontMatter.text("path") == "C:\\temp")
    #expect(memo.frontMatter.text("bad") == "\"\\q\"")
    #expect(memo.problems == [.invalidYAML(line: 5, reason: "found unknown escape character")])
  }

  @Test("another encoding is shown with replacement characters and refused")
  func shiftJIS() {
    let memo = BadFiles.memo("30")
    #expect(memo.problems == [.notUTF8])
    #expect(memo.frontMatter.text("id") == "m30")
    #expect(memo.frontMatter.text("title")?.contains("\u{FFFD}") == true)
    #expect(memo.frontMatter.list("tags") == ["memo"])
    #expect(memo.bodyText.contains("\u{FFFD}"))
  }

  @Test("UTF-16 is read by its mark and refused")
  func utf16() {
    let memo = BadFiles.memo("31")
    #expect(memo.problems == [.notUTF8])
    #expect(memo.frontMatter.text("title") == "UTF-16")
    #expect(memo.frontMatter.list("tags") == ["memo"])
    #expect(memo.bodyText == "本文\n")
    #expect(memo.bytes.count == memo.body.upperBound)
  }

  @Test("a few bad bytes in the body are replaced for reading and do not stop an edit")
  func badBytes() {
    let memo = BadFiles.memo("32")
    #expect(memo.problems == [.strayBytes])
    #expect(memo.isEditable)
    #expect(memo.bodyText.hasPrefix("前\u{FFFD}\u{FFFD}("))
  }

  @Test("an escape in a title is the control character it names; making it safe is for the screen")
  func controls() {
    #expect(BadFiles.memo("34").frontMatter.text("title") == "\u{1B}[2J\u{1B}]0;pwned\u{7}赤い題名")
  }

  @Test("marks of a conflict forbid edits, wherever they stand")
  func conflicts() {
    let body = MemoText("---\ntitle: a\n---\n<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> other\n")
    #expect(body.problems == [.conflictMarkers])
    #expect(body.frontMatter.text("title") == "a")
    let front = MemoText("---\n<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> other\n---\n本文\n")
    #expect(front.problems.first == .conflictMarkers)
    #expect(front.frontMatter.text("title") == "b")
    #expect(MemoText("下線\n=======\n引用 <<<<<<< HEAD\n").problems == [])
  }

  @Test("every other bad file is a plain memo to this module", arguments: BadFiles.names)
  func plain(name: String) {
    let number = Int(name.prefix(2)) ?? (name.hasPrefix(".") ? 0 : 99)
    guard number >= 34 else { return }
    let memo = MemoText(BadFiles.bytes(name))
    #expect(memo.problems == [])
    #expect(memo.frontMatter.text("title") != nil)
    #expect(memo.frontMatter.list("tags") == ["memo"])
  }

  @Test("keys in braces, quoted keys and keys on lines of their own are keys")
  func oddKeys() {
    #expect(memo("{title: a, tags: [b, c]}").frontMatter.list("tags") == ["b", "c"])
    #expect(memo("\"ti tle\": a").frontMatter.text("ti tle") == "a")
    #expect(memo("? title\n: a").frontMatter.text("title") == "a")
  }

  @Test("the head of a file tells where its body begins, or that more is needed")
  func head() {
    let bytes = BadFiles.bytes("10-bom.md")
    #expect(MemoText.frontMatterEnd(in: bytes.span) == MemoText(bytes).body.lowerBound)
    #expect(MemoText.frontMatterEnd(in: bytes.span.extracting(first: 40)) == nil)
    #expect(MemoText.frontMatterEnd(in: Array("# 題\n".utf8).span) == 0)
    #expect(MemoText.frontMatterEnd(in: Array("---\na: b\n---".utf8).span) == nil)
    #expect(MemoText.frontMatterEnd(in: Array("--".utf8).span) == nil)
  }
}

import Testing

@testable import Files

@Suite("A file name") struct FileNameTests {
  @Test("is refused when it is none", arguments: ["", ".", "..", "a/b", "/", "a\0b"])
  func refused(text: String) {
    #expect(FileName(text) == nil)
  }

  @Test("may be anything else", arguments: ["a", "...", ".a", "読書.md", " ", "-rf.md", "a\nb"])
  func allowed(text: String) {
    #expect(FileName(text)?.text == text)
  }

  @Test("keeps composed and decomposed spellings apart")
  func twins() {
    let composed = name("\u{304C}.md")
    let decomposed = name("\u{304B}\u{3099}.md")
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test("need not be UTF-8")
  func notText() {
    let odd = FileName([0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64])
    #expect(odd?.bytes.count == 6)
    #expect(odd?.text == "\u{FFFD}\u{FFFD}\u{FFFD}.md")
    #expect(odd?.hasSuffix(".md") == true)
  }

  @Test("is ordered by its bytes, a shorter one before its continuations")
  func order() {
    let names = ["b", "a", "ab", "\u{304C}", "Z"].map(name)
    #expect(names.sorted().map(\.text) == ["Z", "a", "ab", "b", "\u{304C}"])
  }

  @Test("ends with a suffix")
  func suffix() {
    #expect(name("a.md").hasSuffix(".md"))
    #expect(!name("a.MD").hasSuffix(".md"))
    #expect(!name("md").hasSuffix(".md"))
    #expect(name(".memo").hasPrefix("."))
  }
}

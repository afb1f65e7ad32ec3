import Testing
import UnicodeText

@Suite("Fitting a text into cells")
struct FittingTests {
  @Test("a text that fits is left alone, made safe")
  func fits() {
    #expect("読書".fitted(to: 4) == "読書")
    #expect("a\nb".fitted(to: 3) == "a↵b")
    #expect("".fitted(to: 0) == "")
  }

  @Test(
    "a longer text ends in … and never in half a character",
    arguments: [(0, ""), (1, "…"), (2, "…"), (3, "読…"), (4, "読…"), (5, "読書…"), (6, "読書…"), (7, "読書メ…")])
  func cut(cells: Int, expected: String) {
    #expect("読書メモx".fitted(to: cells) == expected)
  }

  @Test("ｶﾞ and a flag are not cut in the middle")
  func severalGlyphs() {
    #expect("ｶﾞｷﾞ".fitted(to: 3) == "ｶﾞ…")
    #expect("ｶﾞｷﾞ".fitted(to: 2) == "…")
    #expect("x🇯🇵y".fitted(to: 3) == "x…")
  }

  @Test(
    "a name may be cut in the middle, so that both ends are seen",
    arguments: [(0, ""), (1, "…"), (2, "…"), (5, "読…md"), (6, "読…md"), (8, "読書….md"), (13, "読書メモ20.md")])
  func cutInMiddle(cells: Int, expected: String) {
    #expect("読書メモ20.md".fittedInMiddle(to: cells) == expected)
  }

  @Test("where ambiguous characters are wide, so is the ellipsis")
  func wideEllipsis() {
    #expect("読書メモ".fitted(to: 5, ambiguous: .wide) == "読…")
    #expect("読書".fitted(to: 1, ambiguous: .wide) == "")
  }
}

import Posts
import Testing

@Suite("A way back") struct ReversionTests {
  private func way(_ start: String, _ end: String) -> Reversion {
    Reversion(from: Array(start.utf8), to: Array(end.utf8), changes: [], old: [])
  }

  @Test(
    "leads to the bytes at its end by those that differ",
    arguments: [
      ("abc", "axc", 1..<2), ("aa", "aaa", 2..<2), ("aaa", "aa", 2..<3), ("", "x", 0..<0), ("x", "", 0..<1),
      ("abab", "ab", 2..<4), ("same", "same", 4..<4),
    ])
  func applying(start: String, end: String, range: Range<Int>) {
    #expect(way(start, end).range == range)
    #expect(way(start, end).applied(to: Array(start.utf8)) == Array(end.utf8))
  }

  @Test("is none from other bytes")
  func otherStart() {
    #expect(way("abc", "axc").applied(to: Array("abd".utf8)) == nil)
    #expect(way("abc", "axc").applied(to: []) == nil)
  }

  @Test("knows its beginning by a hash that is the same in every run")
  func hash() {
    #expect(ContentHash(of: []).number == 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D)
    #expect(ContentHash(of: Array("a".utf8)).number == 0xD228_CB69_6F1A_8CAF_7891_2B70_4E4A_8964)
    #expect(ContentHash(of: Array("foobar".utf8)).number == 0x343E_1662_793C_64BF_6F0D_3597_BA44_6F18)
  }
}

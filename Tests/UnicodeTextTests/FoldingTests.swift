import Testing
import UnicodeText

@Suite("Folding for search")
struct FoldingTests {
  @Test(
    "what a reader takes for the same word folds alike",
    arguments: [
      ("Dokusho", "ｄｏｋｕｓｈｏ"), ("ドクショ", "どくしょ"), ("ﾄﾞｸｼｮ", "どくしょ"), ("ﾊﾟｽﾜｰﾄﾞ", "パスワード"),
      ("か\u{3099}っこう", "ガッコウ"), ("Straße", "STRASSE"), ("Ω", "ω"), ("ς", "Σ"), ("㌔", "キロ"), ("℡", "tel"),
      ("①", "1"), ("ﬁ", "FI"), ("é", "E\u{301}"), ("ÀÖØÞ", "àöøþ"), ("…", "..."), ("\u{3000}", " "),
      ("パス\u{200B}ワード", "パスワード"), ("ソフト\u{AD}", "ソフト"), ("ヴ", "う\u{3099}"), ("ｳﾞ", "ゔ"),
      ("ヷ", "わ\u{3099}"), ("ﾜﾞ", "ヷ"), ("ヾ", "ゞ"), ("神", "\u{FA19}"), ("👨‍👩", "👨👩"), ("｢｣｡､･", "「」。、・"),
    ])
  func alike(one: String, other: String) {
    #expect(Folding.folded(one) == Folding.folded(other))
  }

  @Test(
    "different words stay different",
    arguments: [("か", "が"), ("は", "ぱ"), ("つ", "っ"), ("e", "é"), ("本", "木"), ("ー", "—"), ("o", "0")])
  func different(one: String, other: String) {
    #expect(Folding.folded(one) != Folding.folded(other))
  }

  @Test("the folding is plain UTF-8: small letters and hiragana")
  func bytes() {
    #expect(Folding.folded("ＳＦとファンタジー、２冊") == Array("sfとふぁんたじー、2冊".utf8))
    #expect(Folding.folded("") == [])
  }

  @Test("folded bytes are appended to what is there")
  func appending() {
    var output = Array("見出し\n".utf8)
    Array("\u{301}Aカ\u{3099}".utf8).withUnsafeBytes { Folding.fold($0, into: &output) }
    #expect(output == Array("見出し\n\u{301}aが".utf8))
  }

  @Test(
    "invalid bytes become U+FFFD, the rest is folded",
    arguments: [
      [0x41, 0xFF, 0x42], [0xE3, 0x81], [0xE3, 0x41], [0xED, 0xA0, 0x80, 0x41], [0xC3], [0xC3, 0x41],
      [0x80, 0x82],
      [0xF0, 0x9F, 0xE3, 0x82, 0xAB], [0xE0, 0x80, 0x80], [0xEF, 0xBD, 0xB6, 0xEF, 0xBE], [0x41, 0xCC],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    #expect(folded(bytes) == Folding.folded(String(decoding: bytes, as: UTF8.self)))
  }

  @Test("a long text is folded the same over all its length")
  func longText() {
    let unit = "Ａbcカ\u{3099}ﾊﾟ…é"
    let folded = Folding.folded(String(repeating: unit, count: 3_000))
    #expect(folded == Array(String(repeating: "abcがぱ...é", count: 3_000).utf8))
  }

  private func folded(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    bytes.withUnsafeBytes { Folding.fold($0, into: &output) }
    return output
  }
}

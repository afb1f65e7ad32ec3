import Testing

@testable import Posts

/// What a reader meets when one of the bad files is in the folder.
struct BadMemo: Sendable, CustomTestStringConvertible {
  /// What a star does to the bytes of the file.
  enum Star: Sendable {
    case refused
    /// Nothing but this text is put in, at this offset.
    case added(String, at: Int)
  }

  let name: String
  let title: String
  let problem: PostProblem?
  /// The first sixteen characters of the body, or code points where they are odd.
  let opening: String
  let star: Star

  init(_ name: String, title: String, problem: PostProblem?, opening: String, star: Star) {
    self.name = name
    self.title = title
    self.problem = problem
    self.opening = opening
    self.star = star
  }

  var testDescription: String { name }

  /// The bytes of the file once it was starred.
  func starred(_ bytes: [UInt8]) -> [UInt8] {
    switch star {
    case .refused: bytes
    case .added(let text, let offset): bytes[..<offset] + Array(text.utf8) + bytes[offset...]
    }
  }
}

extension BadMemo {
  /// All of them.
  static let all = [
    BadMemo(
      "01-no-front-matter.md", title: "買い物", problem: nil,
      opening: "# 買い物\n\n- 牛乳\n- 卵\n", star: .added("---\nfavorite: true\n---\n", at: 0)),
    BadMemo(
      "02-empty.md", title: "02-empty", problem: .empty,
      opening: "", star: .added("---\nfavorite: true\n---\n", at: 0)),
    BadMemo(
      "03-only-fences.md", title: "03-only-fences", problem: nil,
      opening: "", star: .added("favorite: true\n", at: 4)),
    BadMemo(
      "04-unclosed-fence.md", title: "title: 閉じ忘れ", problem: .unclosedFrontMatter,
      opening: "---\ntitle: 閉じ忘れ\n", star: .refused),
    BadMemo(
      "05-hr-in-body.md", title: "区切り線のある本文", problem: nil,
      opening: "前半\n\n---\n\n中盤: まだ本", star: .added("favorite: true\n", at: 92)),
    BadMemo(
      "06-scalar-between-rules.md", title: "ただの一文です", problem: .frontMatterIsNoMapping,
      opening: "---\nただの一文です\n---\n", star: .refused),
    BadMemo(
      "07-dots-closer.md", title: "点三つで閉じる", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 33)),
    BadMemo(
      "08-crlf.md", title: "Windows改行", problem: nil,
      opening: "一行目\n二行目\n", star: .added("favorite: true\r\n", at: 83)),
    BadMemo(
      "09-mixed-eol.md", title: "混在改行", problem: nil,
      opening: "LF本文\nもう一行\n", star: .added("favorite: true\r\n", at: 82)),
    BadMemo(
      "10-bom.md", title: "BOM付き", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 77)),
    BadMemo(
      "11-blank-line-first.md", title: "id: m11", problem: .displacedFrontMatter,
      opening: "\n---\nid: m11\ntit", star: .refused),
    BadMemo(
      "12-fence-trailing-space.md", title: "末尾に空白のある柵", problem: nil,
      opening: "本文\n----\n四本はただの線\n", star: .added("favorite: true\n", at: 41)),
    BadMemo(
      "13-block-scalar-dashes.md", title: "ブロックスカラー", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 106)),
    BadMemo(
      "14-multi-doc.md", title: "一つ目", problem: nil,
      opening: "title: 二つ目\n---\n本", star: .added("favorite: true\n", at: 21)),
    BadMemo(
      "15-norway.md", title: "NO", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 133)),
    BadMemo(
      "16-dates.md", title: "日付いろいろ", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 181)),
    BadMemo(
      "17-duplicate-keys.md", title: "最後", problem: .duplicateKey("title"),
      opening: "本文\n", star: .added("favorite: true\n", at: 52)),
    BadMemo(
      "18-tab-indent.md", title: "タブ字下げ", problem: .invalidFrontMatter(line: 4),
      opening: "本文\n", star: .refused),
    BadMemo(
      "19-comments-order.md", title: "コメントと順序", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 200)),
    BadMemo(
      "20-colon-title.md", title: "Re: 会議: 明日 10:00", problem: .invalidFrontMatter(line: 3),
      opening: "本文\n", star: .refused),
    BadMemo(
      "21-hash-title.md", title: "C# と F# 入門", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 54)),
    BadMemo(
      "22-fullwidth-colon.md", title: "title：会議メモ", problem: .fullWidthColon,
      opening: "---\ntitle：会議メモ\nd", star: .refused),
    BadMemo(
      "23-empty-values.md", title: "見出しの題名", problem: nil,
      opening: "# 見出しの題名\n本文\n", star: .added("favorite: true\n", at: 50)),
    BadMemo(
      "24-lists.md", title: "リストの書き方", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 146)),
    BadMemo(
      "25-anchors.md", title: "アンカー", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 92)),
    BadMemo(
      "26-billion-laughs.md", title: "爆弾", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 350)),
    BadMemo(
      "27-deep-nesting.md", title: "深い入れ子", problem: .frontMatterTooDeep,
      opening: "本文\n", star: .refused),
    BadMemo(
      "28-quotes-escapes.md", title: "引用 \"中\" と あ と改行\nとタブ\t終", problem: .invalidFrontMatter(line: 5),
      opening: "本文\n", star: .refused),
    BadMemo(
      "29-many-keys.md", title: "鍵が多い", problem: nil,
      opening: "本文\n", star: .added("favorite: true\n", at: 23804)),
    BadMemo(
      "30-shift-jis.md", title: "\u{FFFD}V\u{FFFD}t\u{FFFD}gJIS\u{FFFD}\u{303}\u{FFFD}\u{FFFD}\u{FFFD}",
      problem: .notUTF8,
      opening:
        "\u{FFFD}\\\u{FFFD}\u{FFFD}\u{FFFD}ł\u{FFFD}\u{FFFD}܂\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}B\u{FFFD}\\",
      star: .refused),
    BadMemo(
      "31-utf16le.md", title: "UTF-16", problem: .notUTF8,
      opening: "本文\n", star: .refused),
    BadMemo(
      "32-bad-bytes.md", title: "途中の壊れた文字", problem: .strayBytes,
      opening: "前\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}後ろ\n末尾が切れた",
      star: .added("favorite: true\n", at: 89)),
    BadMemo(
      "33-nul-file.md", title: "33-nul-file", problem: .damaged,
      opening: "", star: .refused),
    BadMemo(
      "34-ansi-escapes.md", title: "\u{1B}[2J\u{1B}]0;pwned\u{7}赤い題名", problem: nil,
      opening: "普通の行\n\u{1B}[2J\u{1B}[H消去\u{1B}]", star: .added("favorite: true\n", at: 96)),
    BadMemo(
      "35-bidi.md", title: "請求書\u{202E}txt.exe\u{202C} 正常", problem: nil,
      opening: "隔離 \u{2066}未閉鎖\nعربي 正しい", star: .added("favorite: true\n", at: 94)),
    BadMemo(
      "36-zero-width.md", title: "パス\u{200B}ワード\u{AD}の\u{2060}置\u{FEFF}き場", problem: nil,
      opening: "見えない\u{200B}文字\u{200C}入り\u{200D}\n", star: .added("favorite: true\n", at: 103)),
    BadMemo(
      "37-emoji.md",
      title: "家族\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}と旗\u{1F1EF}\u{1F1F5}",
      problem: nil,
      opening: "|絵|字|\n|--|--|\n|❤", star: .added("favorite: true\n", at: 110)),
    BadMemo(
      "38-nfd-text.md",
      title:
        "か\u{3099}き\u{3099}く\u{3099}け\u{3099}こ\u{3099} ハ\u{309A}ヒ\u{309A}フ\u{309A}ヘ\u{309A}ホ\u{309A} \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} e\u{301}",
      problem: nil,
      opening: "か\u{3099}き\u{3099}く\u{3099}け\u{3099}こ\u{3099} ハ\u{309A}ヒ\u{309A}フ",
      star: .added("favorite: true\n", at: 149)),
    BadMemo(
      "39-combining-heavy.md",
      title:
        "Z\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}\u{300}\u{301}\u{302}\u{303}algo",
      problem: nil,
      opening: "\u{3099}行頭が濁点\nは\u{308}\u{308}\u{308}\u{308}\u{308}\u{308}\u{308}\u{308}",
      star: .added("favorite: true\n", at: 390)),
    BadMemo(
      "40-wide-edge.md", title: "幅の端", problem: nil,
      opening: "a全全全全全全全全全全全全全全全", star: .added("favorite: true\n", at: 74)),
    BadMemo(
      "41-ambiguous-width.md", title: "曖昧幅…○×※①→α", problem: nil,
      opening: "┌─┬─┐\n│…│○│\n└─┴─", star: .added("favorite: true\n", at: 93)),
    BadMemo(
      "42-long-line.md", title: "一行が長い", problem: nil,
      opening: "あいうえおabcあいうえおabc", star: .added("favorite: true\n", at: 80)),
    BadMemo(
      "43-markdown-mess.md", title: "崩れたMarkdown", problem: nil,
      opening: "```\n---\ntitle: 例", star: .added("favorite: true\n", at: 82)),
    BadMemo(
      "duplicate-id-a.md", title: "同じ番号 A", problem: nil,
      opening: "A\n", star: .added("favorite: true\n", at: 83)),
    BadMemo(
      "duplicate-id-b.md", title: "同じ番号 B", problem: nil,
      opening: "B\n", star: .added("favorite: true\n", at: 83)),
    BadMemo(
      "memo.sync-conflict-20260818-173636-D4LGQYW.md", title: "競合した版",
      problem: .conflictCopy(of: PostID("memo")),
      opening: "別の端末の内容\n", star: .added("favorite: true\n", at: 80)),
  ]
}

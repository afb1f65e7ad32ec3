import BadMemos
import Drawing
import MemoReading
import Posts
import PostsFake
import Testing
import UnicodeText

@testable import Screens

@Suite("A bad file in any width", .timeLimit(.minutes(3)))
struct BadFilesWidthTests {
  private static let memos = BadFiles.memoNames.map {
    ReadMemo(BadFiles.bytes($0), name: String($0.dropLast(3)))
  }

  @Test("is one row of the list, as wide as the window", arguments: 20...130)
  func rows(columns: Int) {
    var canvas = Canvas(size: Size(rows: Self.memos.count, columns: columns))
    for (row, memo) in Self.memos.enumerated() {
      PostColumns(width: columns).draw(memo.post, row: row, on: &canvas)
    }
    #expect(canvas.faults == [])
  }

  @Test("is a page as wide as the window", arguments: 20...130)
  func pages(columns: Int) {
    for memo in Self.memos {
      let document = DocumentSnapshot(
        id: memo.post.id, post: memo.post, body: String(memo.body.prefix(80)))
      var canvas = Canvas(size: Size(rows: 8, columns: columns))
      PostPage(document, width: columns).draw(from: columns % 3, position: "1/47", on: &canvas)
      #expect(canvas.faults == [], "\(memo.post.id.text)")
    }
  }
}

@MainActor
@Suite("A bad file on the screen", .timeLimit(.minutes(3)))
struct BadFilesScreenTests {
  @Test("breaks no screen of the program", arguments: [20, 31, 47, 60, 80, 99, 130])
  func screens(columns: Int) async {
    let harness = ScreenHarness(FakeMemo.badFiles, rows: 24, columns: columns)
    for key in "GKgl*GJJ qc" {
      harness.press(String(key))
      #expect(await harness.canvas().faults == [], "after \(key)")
    }
    for memo in FakeMemo.badFiles { harness.paste(memo.fields.title) }
    #expect(await harness.canvas().faults == [])
  }

  @Test("shows what is odd about it, and nothing that the terminal would obey")
  func list() async {
    let harness = ScreenHarness(FakeMemo.badFiles, rows: 51, columns: 70)
    await harness.expect(
      #"""
       [1 Memos]  2 Favourites   3 Books                           読書メモ
      ──────────────────────────────────────────────────────────────────────
      ▌  2026-03-01  -  競合した版                  別の端末の内容
         2026-03-01  -  同じ番号 B                  B
         2026-03-01  -  同じ番号 A                  A
         2026-03-01  -  崩れたMarkdown              ``` title: 例 閉じない…
         2026-03-01  -  一行が長い                  あいうえおabcあいうえお…
         2026-03-01  -  曖昧幅…○×※①→α               ┌─┬─┐ │…│○│ └─┴─┘ ※①②Ⅳ℃…
         2026-03-01  -  幅の端                      a全全全全全全全全全全全…
         2026-03-01  -  Z̀́̂̃algo                       ◌゙行頭が濁点 は̈̈̈̈
         2026-03-01  -  がぎぐげご パピ…            がぎぐげご パピプペポ …
         2026-03-01  -  家族👨と旗JP                |絵|字| |--|--| |❤|ハー…
         2026-03-01  -  パスワードの置き…           見えない文字入り
         2026-03-01  -  請求書⇄txt.exe⇄ …           隔離 ⇄未閉鎖 عربي 正し…
         2026-03-01  -  ␛[2J␛]0;pwned␇赤…           普通の行 ␛[2J␛[H消去␛]0…
        ·2026-03-01  -  途中の壊れた文字            前��(���後ろ 末尾が切れ…
        !2026-03-01  -  UTF-16                      本文
        !2026-03-01  -  �V�t�gJIS�̃���               �\���ł��܂����B�\�́E�\�E�\
         2026-03-01  -  BOM付き                     本文
         2026-03-01  -  混在改行                    LF本文 もう一行
         2026-03-01  -  Windows改行                 一行目 二行目
         2026-03-01  -  区切り線のある本…           前半 中盤: まだ本文 後半
         2026-01-05  -  日付いろいろ                本文
        !1970-01-01~ -  33-nul-file
         1970-01-01~ -  鍵が多い                    本文
        !1970-01-01~ -  引用 "中" と あ …           本文
        !1970-01-01~ -  深い入れ子                  本文
         1970-01-01~ -  爆弾                        本文
         1970-01-01~ -  アンカー                    本文
         1970-01-01~ -  リストの書き方              本文
         1970-01-01~ -  見出しの題名                本文
        !1970-01-01~ -  title：会議メモ             title：会議メモ date：…
         1970-01-01~ -  C# と F# 入門               本文
        !1970-01-01~ -  Re: 会議: 明日 1…           本文
         1970-01-01~ -  コメントと順序              本文
        !1970-01-01~ -  タブ字下げ                  本文
        !1970-01-01~ -  最後                        本文
         1970-01-01~ -  NO                          本文
         1970-01-01~ -  一つ目                      title: 二つ目 本文
         1970-01-01~ -  ブロックスカラー            本文
         1970-01-01~ -  末尾に空白のある…           本文 四本はただの線
        !1970-01-01~ -  id: m11                     id: m11 title: 先頭に空…
         1970-01-01~ -  点三つで閉じる              本文
        !1970-01-01~ -  ただの一文です              ただの一文です 本文
        !1970-01-01~ -  title: 閉じ忘れ             title: 閉じ忘れ tags: […
         1970-01-01~ -  03-only-fences
        ·1970-01-01~ -  02-empty
         1970-01-01~ -  買い物                      牛乳 卵

       1/46   ★ 0                                                      live
       Enter open  a add  / filter  c condition  * favourite  ? help
      """#)
  }
}

extension FakeMemo {
  /// The bad files as the program reads them.
  fileprivate static let badFiles = BadFiles.memoNames.map { name in
    let read = ReadMemo(BadFiles.bytes(name), name: String(name.dropLast(3)))
    return FakeMemo(read.post.id.text, body: read.body).with { $0 = read.post.fields }
  }
}

extension Canvas {
  /// What is wrong with the rows: unsafe glyphs, halves without their other half, another width than the window's.
  fileprivate var faults: [String] {
    (0..<size.rows).flatMap { row in
      let cells = Array(cells(inRow: row))
      let unsafe = cells.compactMap(\.glyph).filter { $0 != .space && !$0.isHarmless }.map {
        "unsafe \($0.text.unicodeScalars)"
      }
      let isWhole = cells.indices.allSatisfy {
        cells[$0].isLeftHalf == (cells.indices.contains($0 + 1) && cells[$0 + 1].isRightHalf)
      }
      let isRightWidth = cells.reduce(0) { $0 + ($1.glyph?.width ?? 0) } == size.columns
      return unsafe + (isWhole ? [] : ["half a character in row \(row)"])
        + (isRightWidth ? [] : ["width of row \(row)"])
    }
  }
}

import TerminalHarness
import Testing

@Suite("In Japanese")
struct JapaneseTests {
  @Test(
    "the program speaks Japanese where the environment asks for it, though the machine has no such locale")
  func list() throws {
    let reader = try Reader(
      MemoStore(), awaiting: "最新", environment: ["LANG": "ja_JP.UTF-8", "LANGUAGE": ""])
    try reader.session.expectScreen(
      """
       [1 メモ]  2 お気に入り   3 本                                            store
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
         2026-11-29  -  銀河鉄道の夜             110   カムパネルラの手の動きが二度出…
         2026-11-28  ?  Pride and Prejudice       ix   Who says "universally", and to…
       ★ 2026-11-27  "  こころ                   258   精神的に向上心のないものは馬鹿…
         2026-11-26  !  方丈記                         川の流れの比喩は、時間よりも住…
         2026-11-25  -  読書会のメモ                   次回は『遠野物語』。














       1/6   ★ 2                                                                 最新
       Enter 開く  a 追加  / 絞り込み  c 条件  * ★  d 削除  q 終了  ? ヘルプ
      """)
  }
}

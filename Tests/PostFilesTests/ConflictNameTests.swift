import Testing

@testable import PostFiles

@Suite("The name of a conflict copy") struct ConflictNameTests {
  private func original(_ name: String) -> String? {
    ConflictName.original(of: Array(name.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "tells of the memo that it is a copy of",
    arguments: [
      ("memo.sync-conflict-20260818-173636-D4LGQYW", "memo"),
      ("20261130-091200-abcd.sync-conflict-20260818-173636-D4LGQYW", "20261130-091200-abcd"),
      ("a.b.sync-conflict-20260818-173636-D4LGQYW", "a.b"),
      ("memo.conflict-20260818-173636", "memo"),
      ("読書メモ (Ann's conflicted copy 2026-08-18)", "読書メモ"),
      ("読書メモ (花子 の競合コピー 2026-08-18)", "読書メモ"),
      ("memo (1) (conflicted copy 2026-08-18 173636)", "memo (1)"),
      (
        "memo.sync-conflict-20260818-173636-AAAAAAA.sync-conflict-20260819-173636-BBBBBBB",
        "memo.sync-conflict-20260818-173636-AAAAAAA"
      ),
    ])
  func copies(name: String, memo: String) {
    #expect(original(name) == memo)
  }

  @Test(
    "is no name that only resembles one",
    arguments: [
      "memo", "memo.sync-conflict-", "memo.sync-conflict-about-them",
      ".sync-conflict-20260818-173636-D4LGQYW",
      "memo (1)", "memo (conflicted)", "a conflicted copy", "(conflicted copy 2026-08-18)",
      "conflict-20260818-173636",
      "memo.conflict-resolution", "",
    ])
  func others(name: String) {
    #expect(original(name) == nil)
  }
}

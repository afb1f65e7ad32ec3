import Testing

@testable import PostFiles
@testable import Posts

@Suite("When a memo was written") struct CreatedTests {
  private static let name = "20261130-091200-qkvd"

  @Test("says its key, else the time in its name, else the time of its file, marked as such")
  func fallBacks() {
    let keyed = readMemo("---\ncreated: 2025-01-02 03:04\n---\n", name: Self.name)
    #expect(keyed.created.story == "2025-01-02 03:04 540" && !keyed.isCreatedEstimated)
    let named = readMemo("本文", name: Self.name)
    #expect(named.created.story == "2026-11-30 09:12 540" && !named.isCreatedEstimated)
    let other = readMemo("本文", name: "読書会", modified: 86_400_000_000_000)
    #expect(other.created.story == "1970-01-02 09:00 540" && other.isCreatedEstimated)
  }

  @Test(
    "says its name where the key holds no date of the calendar",
    arguments: ["2026-02-30", "昨日", "20261130", ""])
  func impossible(date: String) {
    let memo = readMemo("---\ncreated: \(date)\n---\n", name: Self.name)
    #expect(memo.created.story == "2026-11-30 09:12 540" && !memo.isCreatedEstimated)
  }

  @Test("goes by the names that other tools use", arguments: ["created", "date", "created_at"])
  func aliases(key: String) {
    #expect(readMemo("---\n\(key): 2025-01-02\n---\n").created.story == "2025-01-02 00:00 540")
  }

  @Test(
    "and changed last is told only where a key says so", arguments: ["updated", "modified", "updated_at"])
  func updated(key: String) {
    #expect(readMemo("---\n\(key): 2025-01-02\n---\n").updated?.story == "2025-01-02 00:00 540")
    #expect(readMemo("---\n\(key): soon\n---\n").updated == nil)
  }

  @Test(
    "is read from a name",
    arguments: [
      ("20261130-091200-qkvd", "2026-11-30 09:12 540"), ("20261130-091200", "2026-11-30 09:12 540"),
      ("20261130", "2026-11-30 00:00 540"), ("20261130 猫", "2026-11-30 00:00 540"),
      ("20261130-0912", "2026-11-30 00:00 540"), ("20261130-996099-qkvd", "2026-11-30 23:59 540"),
      ("20260230-091200-qkvd", nil), ("2026-11-30", nil), ("猫", nil), ("", nil),
    ] as [(String, String?)])
  func names(name: String, time: String?) {
    #expect(PostID(name).timestamp(localTime: JapanTime())?.story == time)
  }
}

import Posts
import Testing

struct NewNamesTests {
  @Test(
    "a new memo's name is its local time and four letters",
    arguments: [
      (1_796_000_400, 9 * 3600, "20261130-100000", "2026-11-30T10:00:00+09:00"),
      (1_796_000_400, 0, "20261130-010000", "2026-11-30T01:00:00+00:00"),
      (1_796_000_400 + 61, -(3 * 3600 + 30 * 60), "20261129-213101", "2026-11-29T21:31:01-03:30"),
      (0, -3600, "19691231-230000", "1969-12-31T23:00:00-01:00"),
    ])
  func names(seconds: Int, offset: Int, digits: String, written: String) {
    let created = Timestamp(seconds: seconds, offset: offset)
    #expect(PostID(created: created, letters: "abcd").text == "\(digits)-abcd")
    #expect(created.iso8601 == written)
  }

  @Test("the letters are four of the small ones, and not always the same")
  func letters() {
    let all = (0..<50).map { _ in PostID.randomLetters() }
    #expect(all.allSatisfy { $0.count == 4 && $0.allSatisfy { ("a"..."z").contains($0) } })
    #expect(Set(all).count > 1)
  }
}

import Testing

@testable import PostFiles
@testable import Posts

@Suite("A date as people write it") struct DateTextTests {
  private func story(_ text: String) -> String? {
    DateText.timestamp(text, localTime: JapanTime())?.story
  }

  @Test(
    "may be a day alone, which begins where the reader is",
    arguments: ["2026-03-01", "2026-3-1", "2026/03/01", "2026/3/1", "2026年3月1日", "2026年03月01日"])
  func days(text: String) {
    #expect(story(text) == "2026-03-01 00:00 540")
  }

  @Test(
    "may have a time, which is the reader's where no offset is given",
    arguments: [
      "2026-03-01 09:12", "2026-03-01T09:12", "2026-03-01t09:12:00", "2026/3/1 9:12", "2026年3月1日 9:12:59",
      "2026-03-01T09:12:00.123456", "2026-03-01T09:12:00,5", "2026-03-01 09:12:60",
    ])
  func localTimes(text: String) {
    #expect(story(text) == "2026-03-01 09:12 540")
  }

  @Test(
    "may have an offset, which is kept",
    arguments: [
      ("2026-03-01T09:12:00+09:00", 540), ("2026-03-01T09:12:00+0900", 540), ("2026-03-01T09:12:00 +09", 540),
      ("2026-03-01T09:12:00Z", 0), ("2026-03-01 09:12z", 0), ("2026-03-01T09:12:00.5-03:30", -210),
      ("2026-03-01T09:12:00+15:00", 900),
    ])
  func offsets(text: String, minutes: Int) {
    #expect(story(text) == "2026-03-01 09:12 \(minutes)")
  }

  @Test("means the moment that its offset says")
  func moment() {
    let (japan, utc) = ("2026-11-30T09:12:34+09:00", "2026-11-30T00:12:34Z")
    let seconds = 20_787 * 86_400 + 12 * 60 + 34
    for text in [japan, utc] {
      #expect(DateText.timestamp(text, localTime: JapanTime())?.seconds == seconds)
    }
  }

  @Test(
    "is none where the calendar or the clock does not have it, or something else stands there",
    arguments: [
      "", "2026", "2026-03", "20260301", "2026-02-30", "2025-02-29", "2026-13-01", "2026-00-10", "2026-03-32",
      "2026-03/01", "2026年3月1", "2026年3-1日", "26-03-01", "２０２６-03-01", "2026-03-01 24:00", "2026-03-01 09:60",
      "2026-03-01 9", "2026-03-01T", "2026-03-01T09:12:5", "2026-03-01T09:12:61", "2026-03-01T09:12+16:00",
      "2026-03-01T09:12+09:60", "2026-03-01T09:12:00+09:00 JST", "2026-03-01 (Sun)", "1 March 2026", "昨日",
    ])
  func impossible(text: String) {
    #expect(story(text) == nil)
  }
}

import Synchronization
import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("At midnight", .timeLimit(.minutes(5))) struct MidnightTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()

  @Test("what was today is yesterday, within a minute")
  func midnight() async throws {
    folder.write("---\ncreated: 2026-11-30T23:50:00+09:00\n---\n夜", to: "a.md")
    let time = PassingTime(Day(year: 2026, month: 11, day: 30))
    let posts = try PostFilesCollection(path: folder.path, localTime: time, clock: clock)
    let today = SnapshotProbe(posts, try SearchCondition(parsing: "created:today"))
    let yesterday = SnapshotProbe(posts, try SearchCondition(parsing: "created:昨日"))
    #expect(try await today.complete().names == ["a"])
    #expect(try await yesterday.complete().names == [])
    time.pass(to: Day(year: 2026, month: 12, day: 1))
    await clock.sleeper(dueAt: .seconds(60))
    clock.advance(by: .seconds(60))
    #expect(try await yesterday.snapshot().story == ["added a"])
    #expect(try await today.snapshot().story == ["removed a"])
  }
}

/// A reader in Japan whose days pass when a test says so.
private final class PassingTime: LocalTime {
  private let japan = JapanTime()
  private let day: Mutex<Day>

  init(_ day: Day?) {
    self.day = Mutex(day ?? Day(daysSinceEpoch: 0))
  }

  func pass(to day: Day?) {
    if let day { self.day.withLock { $0 = day } }
  }

  var now: Timestamp { japan.timestamp(of: day.withLock { $0 }, secondsAfterMidnight: 0) }

  func timestamp(of day: Day, secondsAfterMidnight seconds: Int) -> Timestamp {
    japan.timestamp(of: day, secondsAfterMidnight: seconds)
  }

  func timestamp(seconds: Int) -> Timestamp { japan.timestamp(seconds: seconds) }
}

import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A memo that is gone for a moment", .timeLimit(.minutes(5))) struct SettleTimeTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()
  /// How long it takes after quiet until something is told, until a file is believed to be gone, and until more is
  /// told in a burst.
  private static let burstTime = Duration.milliseconds(30)
  private static let settleTime = Duration.milliseconds(200)
  private static let burstPause = Duration.milliseconds(75)

  /// A listener that has heard of the memos `a` and `b`.
  private func probe() async throws -> SnapshotProbe<QuerySnapshot> {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    return probe
  }

  /// Lets the time pass after which something is told, once that is waited for.
  private func pass(_ time: Duration) async {
    await clock.sleeper(dueAt: clock.now.offset + time)
    clock.advance(by: time)
  }

  @Test("is not told while the burst of its events lasts")
  func burst() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.replace("c.md", by: "三")
    await clock.sleeper(dueAt: Self.burstTime)
    clock.advance(by: Self.burstTime - .milliseconds(1))
    #expect(probe.heard.count == count)
    clock.advance(by: .milliseconds(1))
    #expect(try await probe.snapshot().story == ["added c"])
  }

  @Test("is modified, not removed, when it is back within the settle time")
  func goneAndBack() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.delete("a.md")
    await clock.sleeper(dueAt: Self.settleTime)
    clock.advance(by: Self.settleTime / 2)
    folder.replace("a.md", by: "新")
    await pass(Self.burstTime)
    #expect(try await probe.snapshot().story == ["modified a"])
    clock.advance(by: Self.settleTime)
    folder.replace("z.md", by: "fence")
    await pass(Self.burstTime)
    try await probe.snapshot { $0.names.contains("z") }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["modified a", "added z"])
  }

  @Test("is modified once when an editor puts its old file aside and writes a new one")
  func putAside() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.rename("a.md", to: "a.md~")
    await clock.sleeper(dueAt: Self.settleTime)
    clock.advance(by: Self.settleTime / 2)
    folder.write("", to: "a.md")
    folder.replace("a.md", by: "新")
    folder.delete("a.md~")
    await pass(Self.burstTime)
    try await probe.snapshot { $0.memo("a")?.firstWords == "新" }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["modified a"])
  }

  @Test("is not told at all when it comes back as it was")
  func backAsItWas() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.rename("a.md", to: "a.md~")
    await clock.sleeper(dueAt: Self.settleTime)
    clock.advance(by: Self.settleTime / 2)
    folder.rename("a.md~", to: "a.md")
    await pass(Self.burstTime)
    folder.replace("z.md", by: "fence")
    await pass(Self.burstPause)
    try await probe.snapshot { $0.names.contains("z") }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["added z"])
  }

  @Test("is removed when it is still gone after the settle time")
  func gone() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.delete("a.md")
    await clock.sleeper(dueAt: Self.settleTime)
    clock.advance(by: Self.settleTime - .milliseconds(1))
    #expect(probe.heard.count == count)
    clock.advance(by: .milliseconds(1))
    #expect(try await probe.snapshot().story == ["removed a"])
  }

  @Test("is not shown as empty when its text follows within the settle time")
  func emptied() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.replace("a.md", by: "")
    await pass(Self.burstTime)
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    folder.replace("a.md", by: "新")
    await pass(Self.burstPause)
    let next = try await probe.snapshot()
    #expect(next.memo("a")?.firstWords == "新" && probe.heard.count == count + 1)
  }

  @Test("is shown as empty when it stays so")
  func staysEmpty() async throws {
    let probe = try await probe()
    folder.replace("a.md", by: "")
    await pass(Self.burstTime)
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    clock.advance(by: Self.settleTime)
    let next = try await probe.snapshot()
    #expect(next.story == ["modified a"] && next.memo("a")?.problem == .empty)
  }

  @Test("has the whole settle time, though another one was gone before it")
  func twoGone() async throws {
    let probe = try await probe()
    folder.delete("a.md")
    await clock.sleeper(dueAt: Self.settleTime)
    clock.advance(by: Self.settleTime / 2)
    folder.delete("b.md")
    await clock.lapse { probe.snapshots.last?.memo("a") == nil }
    #expect(clock.now.offset >= Self.settleTime)
    await clock.lapse { probe.snapshots.last?.memo("b") == nil }
    #expect(clock.now.offset >= Self.settleTime * 3 / 2)
  }

  @Test("together with its folder stays in the view, no longer proven")
  func folderRemoved() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    folder.remove()
    let last = try await probe.snapshot()
    #expect(last.names == ["a"] && last.metadata.fromCache)
    for second in 1...3 {
      await clock.sleeper(dueAt: .seconds(second))
      clock.advance(by: .seconds(1))
      #expect(try await SnapshotProbe(posts).snapshot().names == ["a"])
    }
  }
}

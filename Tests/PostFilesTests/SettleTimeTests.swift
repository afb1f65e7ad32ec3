import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A memo that is gone for a moment", .timeLimit(.minutes(1))) struct SettleTimeTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()
  private static let burstTime = Duration.milliseconds(30)
  private static let settleTime = Duration.milliseconds(200)

  /// A listener that has heard of the memos `a` and `b`.
  private func probe() async throws -> SnapshotProbe<QuerySnapshot> {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    return probe
  }

  /// Ends the burst that has just begun.
  private func endBurst() async {
    await clock.sleeper(dueAt: clock.now.offset + Self.burstTime)
    clock.advance(by: Self.burstTime)
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
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    folder.replace("a.md", by: "新")
    await endBurst()
    #expect(try await probe.snapshot().story == ["modified a"])
    clock.advance(by: Self.settleTime)
    folder.replace("z.md", by: "fence")
    await endBurst()
    try await probe.snapshot { $0.names.contains("z") }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["modified a", "added z"])
  }

  @Test("is modified once when an editor puts its old file aside and writes a new one")
  func putAside() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.rename("a.md", to: "a.md~")
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    folder.write("", to: "a.md")
    folder.replace("a.md", by: "新")
    folder.delete("a.md~")
    await endBurst()
    try await probe.snapshot { $0.memo("a")?.firstWords == "新" }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["modified a"])
  }

  @Test("is not told at all when it comes back as it was")
  func backAsItWas() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.rename("a.md", to: "a.md~")
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    folder.rename("a.md~", to: "a.md")
    folder.replace("z.md", by: "fence")
    await endBurst()
    try await probe.snapshot { $0.names.contains("z") }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["added z"])
  }

  @Test("is removed when it is still gone after the settle time")
  func gone() async throws {
    let probe = try await probe()
    let count = probe.heard.count
    folder.delete("a.md")
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
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
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    folder.replace("a.md", by: "新")
    await endBurst()
    let next = try await probe.snapshot()
    #expect(next.memo("a")?.firstWords == "新" && probe.heard.count == count + 1)
  }

  @Test("is shown as empty when it stays so")
  func staysEmpty() async throws {
    let probe = try await probe()
    folder.replace("a.md", by: "")
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    clock.advance(by: Self.settleTime)
    let next = try await probe.snapshot()
    #expect(next.story == ["modified a"] && next.memo("a")?.problem == .empty)
  }

  @Test("has the whole settle time, though another one was gone before it")
  func twoGone() async throws {
    let probe = try await probe()
    folder.delete("a.md")
    await endBurst()
    await clock.sleeper(dueAt: Self.burstTime + Self.settleTime)
    clock.advance(by: Self.settleTime - Self.burstTime * 2)
    folder.delete("b.md")
    await endBurst()
    await clock.sleeper(dueAt: clock.now.offset + Self.settleTime)
    clock.advance(by: Self.burstTime)
    #expect(try await probe.snapshot().story == ["removed a"])
    clock.advance(by: Self.settleTime - Self.burstTime)
    #expect(try await probe.snapshot().story == ["removed b"])
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
    await clock.sleeper(dueAt: Self.burstTime)
    for _ in 0..<5 {
      clock.advance(by: Self.settleTime)
      #expect(try await SnapshotProbe(posts).snapshot().names == ["a"])
    }
  }
}

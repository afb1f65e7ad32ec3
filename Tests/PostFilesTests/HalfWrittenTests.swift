import Glibc
import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A memo that is being written", .timeLimit(.minutes(5))) struct HalfWrittenTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()

  @Test("is not shown half, however long the writer pauses within a second")
  func pause() async throws {
    folder.write("古い全文", to: "a.md")
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    let writer = folder.open("a.md", O_WRONLY | O_TRUNC)
    writer.append("新しい")
    await finish(writer, with: "全文")
    try await probe.snapshot { $0.memo("a")?.firstWords == "新しい全文" }
    #expect(Set(probe.snapshots.compactMap { $0.memo("a")?.firstWords }) == ["古い全文", "新しい全文"])
  }

  @Test("that is new is not shown before its writer is done")
  func new() async throws {
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    let writer = folder.open("a.md", O_WRONLY | O_CREAT)
    writer.append("半分")
    await finish(writer, with: "と全文")
    #expect(try await probe.snapshot().memo("a")?.firstWords == "半分と全文")
  }

  @Test("is shown at last when the writer pauses for longer")
  func longPause() async throws {
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    let writer = folder.open("a.md", O_WRONLY | O_CREAT)
    writer.append("半分")
    await clock.sleeper(dueAt: .milliseconds(1030))
    clock.advance(by: .milliseconds(1030))
    #expect(try await probe.snapshot().memo("a")?.firstWords == "半分")
    writer.close()
  }

  @Test("and published under its name by a link alone is shown")
  func linked() async throws {
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    folder.writeBeside("全文", to: "target")
    folder.linkHere("target", as: "a.md")
    await clock.sleeper(dueAt: .milliseconds(200))
    clock.advance(by: .milliseconds(200))
    #expect(try await probe.snapshot().memo("a")?.firstWords == "全文")
  }

  /// The rest comes after a pause that is shorter than what is waited for.
  private func finish(_ writer: OpenFile, with text: String) async {
    await clock.sleeper(dueAt: .milliseconds(1030))
    clock.advance(by: .milliseconds(900))
    writer.append(text)
    writer.close()
    await clock.sleeper(dueAt: .milliseconds(930))
    clock.advance(by: .milliseconds(30))
  }
}

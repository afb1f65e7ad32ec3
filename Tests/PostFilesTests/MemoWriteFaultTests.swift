import FaultyFiles
import Files
import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A change of a memo that meets a fault", .timeLimit(.minutes(4))) struct MemoWriteFaultTests {
  private typealias Fault = @Sendable (Int, FaultyFileSystem.Step) -> Int32?

  private static let (old, new) = ("---\nfavorite: false\n---\n一\n", "---\nfavorite: true\n---\n一\n")
  private static let a = FileName("a.md")

  /// What is found in a folder of its own after a write that may have failed, and after the next start.
  private struct Outcome {
    let hasFailed: Bool
    let memo: String?
    let namesLater: [String]
    let steps: Int
  }

  private func outcome(
    _ memo: String?, _ fault: @escaping Fault,
    write: (PostWriter, PostFolder) async throws -> Void
  ) async throws -> Outcome {
    let folder = TemporaryFolder()
    if let memo { folder.write(memo, to: "a.md") }
    let fileSystem = FaultyFileSystem(fault: fault)
    let reader = PostFolder(directory: try Directory(folder.path), reader: PostReader(localTime: JapanTime()))
    var hasFailed = false
    do {
      try await write(PostWriter(path: folder.path, fileSystem: fileSystem), reader)
    } catch {
      hasFailed = true
    }
    let found = folder.text(of: "a.md")
    try DurableWriter(directory: folder.path)
      .removeStaleTemporaries(now: Int64.max) { _ in false }
    return Outcome(
      hasFailed: hasFailed, memo: found, namesLater: folder.names, steps: fileSystem.steps.count)
  }

  /// Tries the write with each of its steps failing, once and for ever.
  private func tryAll(
    _ memo: String?, allowed: Set<String?>, written: String?, code: Int32,
    write: (PostWriter, PostFolder) async throws -> Void
  ) async throws {
    for isLasting in [false, true] {
      for failing in 1... {
        let outcome = try await outcome(
          memo,
          { number, _ in
            number == failing || isLasting && number > failing ? code : nil
          }, write: write)
        #expect(allowed.contains(outcome.memo), "step \(failing), lasting \(isLasting)")
        #expect(outcome.hasFailed || outcome.memo == written, "step \(failing), lasting \(isLasting)")
        #expect(
          outcome.namesLater == (outcome.memo == nil ? [] : ["a.md"]), "step \(failing), lasting \(isLasting)"
        )
        if outcome.steps < failing { break }
      }
    }
  }

  @Test(
    "leaves the whole old or the whole new memo, and nothing else after the next start",
    arguments: [EIO, ENOSPC])
  func saving(code: Int32) async throws {
    let name = try #require(Self.a)
    try await tryAll(Self.old, allowed: [Self.old, Self.new], written: Self.new, code: code) {
      writer, folder in
      _ = try await writer.update(PostID("a"), in: name, of: folder, [.favorite(true)], old: [])
    }
  }

  @Test("of a new memo leaves all of it or nothing", arguments: [EIO, ENOSPC])
  func creating(code: Int32) async throws {
    try await tryAll(nil, allowed: [nil, Self.new], written: Self.new, code: code) { writer, _ in
      try await writer.create(PostID("a"), Array(Self.new.utf8))
    }
  }
}

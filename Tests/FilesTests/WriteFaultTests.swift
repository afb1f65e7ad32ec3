import FaultyFiles
import Glibc
import Synchronization
import Testing

@testable import Files

@Suite("A write that meets a fault") struct WriteFaultTests {
  typealias Fault = @Sendable (Int, FaultyFileSystem.Step) -> Int32?

  static let codes = [EIO, ENOSPC, EDQUOT, EROFS, EACCES, ENOENT]

  @Test("at any one step leaves the old or the new version, no temporary file, and says so", arguments: codes)
  func replacingOnce(code: Int32) {
    for failing in 1... {
      let outcome = replace { number, _ in number == failing ? code : nil }
      #expect(outcome.names == ["a.md"])
      #expect(["old", "new"].contains(outcome.content))
      #expect(outcome.content == "new" || outcome.error != nil)
      if outcome.steps < failing { break }
    }
  }

  @Test("that never ends leaves the old or the new version too", arguments: codes)
  func replacingForEver(code: Int32) {
    for failing in 1... {
      let outcome = replace { number, _ in number >= failing ? code : nil }
      #expect(["old", "new"].contains(outcome.content))
      #expect(outcome.content == "new" || outcome.error != nil)
      if outcome.steps < failing { break }
    }
  }

  @Test("at any step while making a file leaves all of it or nothing", arguments: codes)
  func creating(code: Int32) {
    for failing in 1... {
      let outcome = create { number, _ in number == failing ? code : nil }
      #expect(outcome.names == (outcome.content == nil ? [] : ["a.md"]))
      #expect(outcome.content == nil || outcome.content == "new")
      #expect(outcome.content == "new" || outcome.error != nil)
      if outcome.steps < failing { break }
    }
  }

  @Test(
    "is not called a success when a step that keeps the promise failed",
    arguments: [FaultyFileSystem.Step.write, .setMode, .copyAttributes, .exchange])
  func necessary(step: FaultyFileSystem.Step) {
    let outcome = replace { _, current in current == step ? EIO : nil }
    #expect(outcome.content == "old")
    #expect(outcome.error != nil)
  }

  @Test("is not called a success when either synchronization failed")
  func synchronizations() {
    let all = replace { _, _ in nil }.taken
    let numbers = all.indices.filter { all[$0] == .synchronize }.map { $0 + 1 }
    #expect(numbers.count == 2)
    let outcomes = numbers.map { failing in replace { number, _ in number == failing ? EIO : nil } }
    #expect(outcomes.map(\.content) == ["old", "new"])
    let failure = DurableWriteError.failed(FileError(.synchronize, name("a.md"), code: EIO))
    #expect(outcomes.map(\.error) == [failure, failure])
    #expect(outcomes.allSatisfy { $0.taken.count { $0 == .synchronize } <= 2 })
  }

  @Test("is told of the memo, with its cause")
  func cause() {
    let outcome = replace { _, step in step == .write ? ENOSPC : nil }
    #expect(outcome.error == .failed(FileError(.write, name("a.md"), code: ENOSPC)))
  }

  @Test("goes on after short and interrupted writes")
  func shortWrites() {
    let interruption: Fault = { number, step in
      step == .write && number.isMultiple(of: 2) ? EINTR : nil
    }
    let outcome = replace(longestTransfer: 1, fault: interruption)
    #expect(outcome.error == nil)
    #expect(outcome.content == "new")
    #expect(outcome.taken.count { $0 == .write } > 3)
  }

  @Test("keeps the group's rights to what everybody may, when the group cannot be kept")
  func foreignGroup() throws {
    let folder = TemporaryFolder.inMemory()
    folder.write("old", to: "a.md")
    chmod("\(folder.path)/a.md", 0o664)
    try #require(chown("\(folder.path)/a.md", 12_345, 12_345) == 0, "needs root")
    let fileSystem = FaultyFileSystem(fault: { _, step in step == .setOwner ? EPERM : nil })
    try DurableWriter(directory: folder.path, fileSystem: fileSystem)
      .replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    #expect(folder.mode(of: "a.md") == 0o644)
    #expect(fileSystem.steps.count { $0 == .setOwner } == 2)
  }
}

extension WriteFaultTests {
  struct Outcome {
    let error: DurableWriteError?
    let content: String?
    let names: [String]
    let taken: [FaultyFileSystem.Step]
    var steps: Int { taken.count }
  }

  private func replace(longestTransfer: Int = .max, fault: @escaping Fault) -> Outcome {
    let folder = TemporaryFolder.inMemory()
    folder.write("old", to: "a.md")
    return outcome(in: folder, FaultyFileSystem(longestTransfer: longestTransfer, fault: fault)) {
      (writer) throws(DurableWriteError) in
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
  }

  private func create(fault: @escaping Fault) -> Outcome {
    outcome(in: TemporaryFolder.inMemory(), FaultyFileSystem(fault: fault)) {
      (writer) throws(DurableWriteError) in
      try writer.create(name("a.md"), with: bytes("new"))
    }
  }

  private func outcome(
    in folder: TemporaryFolder, _ fileSystem: FaultyFileSystem,
    _ write: (DurableWriter) throws(DurableWriteError) -> Void
  ) -> Outcome {
    var failure: DurableWriteError?
    do {
      try write(DurableWriter(directory: folder.path, fileSystem: fileSystem))
    } catch {
      failure = error
    }
    return Outcome(
      error: failure, content: folder.text(of: "a.md"), names: folder.names, taken: fileSystem.steps)
  }
}

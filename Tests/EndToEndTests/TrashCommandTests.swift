import Glibc
import TerminalHarness
import Testing

@Suite("The commands of the trash")
struct TrashCommandTests {
  private static let train = String(MemoStore.train.dropLast(3))

  private func run(
    _ arguments: [String], in store: MemoStore
  ) throws -> (end: ProgramExit, output: String, talk: String) {
    let session = try TerminalSession(
      program: Program.path, arguments: arguments, environment: try store.folder.environment(),
      standardError: .separate)
    let end = try session.waitForExit()
    let lines = session.screen.text.split(separator: "\n").map { $0.trimming }.filter { !$0.isEmpty }
    return (end, lines.joined(separator: "\n"), session.standardError)
  }

  @Test("rm moves a memo to the trash and restore takes it back; the IDs are the result, the rest is talk")
  func there() throws {
    let store = try MemoStore()
    let before = try store.read(MemoStore.train)
    let removed = try run(["rm", Self.train, "--data-dir", store.path], in: store)
    #expect(removed.end == .exited(0) && removed.output == Self.train)
    #expect(removed.talk == "1 memo is in the trash; dokusho restore takes it back.\n")
    #expect(!store.folder.contains("store/posts/\(MemoStore.train)"))
    let restored = try run(["--data-dir", store.path, "restore", Self.train], in: store)
    #expect(restored.end == .exited(0) && restored.output == Self.train)
    #expect(try store.read(MemoStore.train) == before)
  }

  @Test("what is not there is said and ends with 1; the others are done")
  func missing() throws {
    let store = try MemoStore()
    let removed = try run(["rm", "nowhere", Self.train, "--data-dir", store.path], in: store)
    #expect(removed.end == .exited(1) && removed.output == Self.train)
    #expect(removed.talk.contains("dokusho: nowhere is not there any more."))
    let restored = try run(["restore", "nowhere", "--data-dir", store.path], in: store)
    #expect(restored.end == .exited(1) && restored.output.isEmpty)
    #expect(restored.talk == "dokusho: nowhere is not in the trash any more.\n")
  }

  @Test("wrong usage ends with 2, and a missing store with 1 and without making one")
  func usage() throws {
    let store = try MemoStore()
    #expect(try run(["rm"], in: store).end == .exited(2))
    let mistyped = try run(["resotre", "a"], in: store)
    #expect(mistyped.end == .exited(2) && mistyped.talk.contains("did you mean “restore”?"))
    let missing = store.folder.path(of: "missing")
    #expect(try run(["rm", "a", "--data-dir", missing], in: store).end == .exited(1))
    #expect(!store.folder.contains("missing"))
  }

  @Test("the program undoes what the command did")
  func undone() throws {
    let store = try MemoStore()
    _ = try run(["rm", Self.train, "--data-dir", store.path], in: store)
    let reader = try Reader(store)
    try reader.session.waitForText("1/5")
    reader.press("u")
    try reader.session.waitForText("Undid: deletion of 1 memo.")
    try reader.session.waitForText("2/6")
  }
}

extension Substring {
  fileprivate var trimming: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

import Files
import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The history of edits", .timeLimit(.minutes(5))) struct EditHistoryTests {
  private let folder = TemporaryFolder()

  /// The history as a process sees it; one without a name is gone.
  private func history(
    of process: String = "1-1", fileSystem: any FileSystem = PosixFileSystem()
  ) -> EditHistoryFiles {
    let state = StateFolder(path: folder.statePath, dataDirectory: "/memos", fileSystem: fileSystem)
    return EditHistoryFiles(in: state, process: ProcessMark(text: process))
  }

  private func step(_ number: Int) -> EditStep {
    EditStep(name: .favorite(true, count: number), batch: star("m\(number)", true))
  }

  /// The number of the step that is taken; nil where there is none.
  private func take(_ direction: EditDirection, from history: EditHistoryFiles) async -> (Int, EditTicket)? {
    guard case .step(let step, let ticket) = await history.take(direction),
      case .favorite(_, let number) = step.name
    else { return nil }
    return (number, ticket)
  }

  /// Undoes or redoes as far as it goes; the numbers of the steps.
  private func run(_ direction: EditDirection, in history: EditHistoryFiles) async -> [Int] {
    var numbers: [Int] = []
    while let (number, ticket) = await take(direction, from: history) {
      await history.finish(ticket, leaving: step(number))
      numbers.append(number)
    }
    return numbers
  }

  @Test("gives the steps back from the last to the first, and forth again, also after a restart")
  func order() async {
    for number in 1...3 { await history().record(step(number)) }
    #expect(await run(.undo, in: history()) == [3, 2, 1])
    #expect(await run(.redo, in: history()) == [1, 2, 3])
    #expect(await run(.undo, in: history()) == [3, 2, 1])
    #expect(await history().take(.undo) == .nothing)
  }

  @Test("forgets what was undone with a new edit")
  func newEdit() async {
    let history = history()
    for number in 1...3 { await history.record(step(number)) }
    for _ in 1...2 {
      guard let (number, ticket) = await take(.undo, from: history) else { continue }
      await history.finish(ticket, leaving: step(number))
    }
    await history.record(step(4))
    #expect(await run(.redo, in: history).isEmpty)
    #expect(await run(.undo, in: history) == [4, 1])
  }

  @Test("forgets what is being undone while a new edit comes in")
  func overtaken() async throws {
    let history = history()
    await history.record(step(1))
    let (number, ticket) = try #require(await take(.undo, from: history))
    await history.record(step(2))
    await history.finish(ticket, leaving: step(number))
    #expect(await run(.redo, in: history).isEmpty)
    #expect(await run(.undo, in: history) == [2])
  }

  @Test("keeps the last hundred")
  func hundred() async {
    let history = history()
    for number in 1...130 { await history.record(step(number)) }
    #expect(folder.historyNames.count == 100)
    #expect(await run(.undo, in: history) == Array((31...130).reversed()))
  }

  @Test("is in files of its owner only, in a folder that tells whose it is")
  func modes() async {
    umask(0)
    await history().record(step(1))
    var status = stat()
    #expect(stat(folder.historyPath, &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(stat("\(folder.historyPath)/0000000001.undo", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat("\(folder.statePath)/data-directory", &status) == 0 && status.st_mode & 0o777 == 0o600)
    unlink("\(folder.statePath)/data-directory")
  }

  @Test("gives a step to one program only, and loses none that two programs add")
  func twoPrograms() async {
    let one = history(of: "1-1")
    let other = history(of: "2-2")
    await withTaskGroup(of: Void.self) { group in
      for number in 1...40 {
        group.addTask { await (number.isMultiple(of: 2) ? one : other).record(step(number)) }
      }
    }
    let taken = await withTaskGroup(of: [Int].self) { group in
      for history in [one, other] { group.addTask { await run(.undo, in: history) } }
      return await group.reduce(into: [Int]()) { $0 += $1 }
    }
    #expect(taken.sorted() == Array(1...40))
  }

  @Test("drops a damaged step with a word, and goes on with the one before")
  func damaged() async {
    for number in 1...2 { await history().record(step(number)) }
    folder.damageHistory("0000000002.undo") { $0[$0.count / 2] ^= 1 }
    #expect(await history().take(.undo) == .damaged)
    #expect(await run(.undo, in: history()) == [1])
  }

  @Test("leaves alone what is none of its files")
  func foreign() async {
    await history().record(step(1))
    for name in ["notes.txt", "2.undo", "0000000003.undo.bak"] {
      close(open("\(folder.historyPath)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    #expect(await run(.undo, in: history()) == [1])
    #expect(folder.historyNames.contains("notes.txt") && folder.historyNames.contains("2.undo"))
  }

  @Test("works for this session where nothing can be written")
  func unwritable() async {
    let history = history(fileSystem: MeddlingFileSystem(refuse: { _ in ENOSPC }))
    for number in 1...2 { await history.record(step(number)) }
    #expect(await run(.undo, in: history) == [2, 1])
    #expect(await run(.redo, in: history) == [1, 2])
    #expect(folder.historyNames.isEmpty)
  }

  @Test("has a step wait again that was taken by a program that is gone, and leaves one that runs alone")
  func lost() async throws {
    let gone = history(of: "1-1")
    await gone.record(step(1))
    _ = try #require(await take(.undo, from: gone))
    let own = history(of: ProcessMark.own.text)
    #expect(await own.takeUnfinished() == nil)
    let (number, ticket) = try #require(await take(.undo, from: own))
    #expect(number == 1)
    #expect(await history(of: "3-3").takeUnfinished() == nil)
    #expect(await history(of: "3-3").take(.undo) == .nothing)
    await own.giveBack(ticket)
    #expect(await run(.undo, in: own) == [1])
  }

  @Test("gives what a program began and did not finish to the next one, once")
  func unfinished() async throws {
    let plan = EditPlan(name: .deleted(count: 2), batch: deletion("a", "b"), inverses: [nil, nil])
    _ = try #require(await history(of: "1-1").begin(plan, for: nil))
    #expect(await history(of: "1-1").take(.undo) == .nothing)
    let own = history(of: ProcessMark.own.text)
    let (found, ticket) = try #require(await own.takeUnfinished())
    #expect(found == plan)
    #expect(await history(of: "3-3").takeUnfinished() == nil)
    await own.finish(ticket, leaving: step(7))
    #expect(await run(.undo, in: own) == [7])
    #expect(folder.historyNames.allSatisfy { $0.hasSuffix(".redo") })
  }
}

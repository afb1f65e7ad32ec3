import Drawing
import Posts
import StateTree
import Testing
import UnicodeText

@testable import Screens

@MainActor
@Suite("A message that is longer than the status line", .timeLimit(.minutes(5)))
struct LongMessageTests {
  private static let longName = String(repeating: "とても長い名前", count: 12)

  /// The last rows but the footer, as one text.
  private func end(of harness: ScreenHarness, rows: Int = 4) async -> String {
    await harness.screen().dropLast().suffix(rows).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  @Test("has as many rows as it needs, and a long name gives way in the middle", arguments: [80, 60])
  func status(columns: Int) async {
    let harness = ScreenHarness(columns: columns)
    let errors: [PostsError] = [
      .changedMeanwhile(PostID("20261130-091200-neko")), .placeTaken(PostID(Self.longName)),
      .notWritten(PostID(Self.longName), .hardLinked),
      .notEditable(PostID("20261130-091200-neko"), .notSpliceable),
    ]
    for error in errors {
      harness.store.dispatch(StatusAction.tell(.failed(error)))
      let end = await end(of: harness)
      let reason = error.sentence.split(separator: "…").last.map(String.init) ?? ""
      #expect(end.filter { $0 != " " }.contains(reason.filter { $0 != " " }), "\(end)")
    }
    harness.store.dispatch(StatusAction.clear)
    #expect(await harness.screen().dropLast().last?.contains("live") == true)
  }

  @Test("stands below the form that was not saved, which keeps the caret in sight")
  func form() async {
    let harness = ScreenHarness(columns: 60)
    harness.press("a" + String(repeating: "猫\n", count: 30))
    harness.store.dispatch(
      PostFormAction.saveFailed(.failed(.notWritten(PostID(Self.longName), .hardLinked))))
    let end = await end(of: harness)
    #expect(end.contains("Not saved: とても長い名前") && end.contains("would keep the old content."), "\(end)")
    let (cursor, lines) = (await harness.cursor, await harness.screen())
    let first = lines.firstIndex { $0.contains("Not saved") } ?? 0
    #expect((cursor?.row ?? 99) < first)
  }

  @Test("and so a question")
  func question() async {
    let harness = ScreenHarness(columns: 60)
    harness.store.dispatch(QuestionAction.ask(.leaveFurtherNames(PostID(Self.longName))))
    #expect(await end(of: harness, rows: 3).contains("Write all the same?"))
  }
}

import Drawing
import Posts
import PostsFake
import StateTree
import Testing
import UnicodeText

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct HostileTextTests {
  private static let poison =
    "猫\u{1B}[2J\u{1B}]0;owned\u{7}\u{202E}\u{9B}31m\r\n二行目\t\u{0}\u{2028}\u{200B}\u{FEFF}\u{300}👩‍👩‍👧"

  private let memo = FakeMemo("poison\u{1B}c", book: poison, body: "> \(poison)\n\n\(poison)").with {
    $0.title = poison
    $0.authors = [poison, poison]
    $0.page = poison
    $0.chapter = poison
    $0.tags = [poison]
    $0.source = poison
    $0.location = poison
    $0.firstWords = poison
    $0.updated = FixedTime().now
  }

  @Test("nothing that a memo holds reaches the screen unfiltered", arguments: [20, 60, 80, 200])
  func screens(columns: Int) async {
    for keys in ["", "\r", "?", "c", "/" + Self.poison, "c" + Self.poison, "?" + Self.poison] {
      let harness = ScreenHarness([memo, .cat], rows: 24, columns: columns)
      harness.store.dispatch(StatusAction.tell(.folderCreated(Self.poison)))
      harness.press("G")
      for key in keys { harness.press(key == "\r" ? .enter : .character(key)) }
      expectSafe(await harness.canvas())
    }
  }

  @Test("nothing that is pasted does", arguments: ["/", "c", "?"])
  func pasted(key: String) async {
    let harness = ScreenHarness()
    harness.press(key)
    harness.paste(Self.poison)
    expectSafe(await harness.canvas())
  }

  @Test("nothing that an error tells does")
  func errors() async {
    let harness = ScreenHarness([memo])
    harness.posts.writing = .failing(.notWritten(memo.id, .other(Self.poison)))
    harness.press("*")
    expectSafe(await harness.canvas())
  }

  @Test("a title of two lines is one row, and takes no other away")
  func oneRow() async {
    let harness = ScreenHarness([FakeMemo("a", book: "一\n二").created(12, 1), .cat])
    let lines = await harness.screen()
    #expect(lines[2].contains("一↵二"))
    #expect(lines[3].contains("吾輩は猫である"))
  }

  private func expectSafe(_ canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation) {
    for row in 0..<canvas.size.rows {
      let cells = canvas.cells(inRow: row)
      let scalars = cells.compactMap(\.glyph).flatMap(\.text.unicodeScalars)
      let unsafe = scalars.filter {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
      #expect(unsafe.isEmpty, sourceLocation: sourceLocation)
      #expect(
        cells.reduce(0) { $0 + ($1.glyph?.width ?? 0) } == canvas.size.columns, sourceLocation: sourceLocation
      )
    }
  }
}

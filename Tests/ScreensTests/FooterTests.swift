import Drawing
import Testing
import UnicodeText

@testable import Screens

@MainActor
struct FooterTests {
  private let list = PostListScreen.bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private func drawn(_ keys: [KeyHelp], width: Int) -> String {
    var canvas = Canvas(size: Size(rows: 1, columns: width))
    Footer.draw(keys, on: &canvas)
    return canvas.lines[0]
  }

  @Test("hints give way from the end, and the help never")
  func gives() {
    #expect(
      drawn(list, width: 80)
        == " Enter open  a add  / filter  c condition  * favourite  d delete  ? help")
    #expect(drawn(list, width: 45) == " Enter open  a add  / filter  ? help")
    #expect(drawn(list, width: 20) == " Enter open  ? help")
  }

  @Test("no hint is cut", arguments: 20...100)
  func whole(width: Int) {
    let words = list.compactMap { key in key.hint.map { "\(key.keys[0]) \($0)" } }
    let line = drawn(list, width: width)
    let shown = words.filter(line.contains)
    #expect(line == " " + shown.joined(separator: "  "))
    #expect(shown.last == "? help")
  }

  @Test("without a help the first hints stay")
  func first() {
    #expect(drawn(SearchConditionScreen.bindings.map(\.help), width: 20) == " Enter apply")
    #expect(drawn(FilterKeys.help, width: 20) == " Enter keep")
  }
}

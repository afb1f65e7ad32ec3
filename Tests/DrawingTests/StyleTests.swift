import Drawing
import Testing

struct StyleTests {
  @Test("A style is written as a chain")
  func chain() {
    let style: Style = .plain.bold.underlined.colored(.yellow).on(.blue)
    #expect(style == Style(color: .yellow, background: .blue, attributes: [.bold, .underline]))
    #expect(Style.bold.colored(.red) == .colored(.red).bold)
    #expect(Style.italic.dim.attributes == [.italic, .dim])
  }

  @Test("A reversed style reversed again is upright, so that a selection shows on a reversed row")
  func reversedTwice() {
    #expect(Style.plain.reversed.attributes == .reverse)
    #expect(Style.plain.reversed.reversed == .plain)
  }

  @Test("A bright colour has a plain one")
  func plainColors() {
    #expect(Color.brightYellow.plain == .yellow)
    #expect(Color.brightBlack.plain == .black)
    #expect(Color.white.plain == .white)
    #expect(Color.default.plain == .default)
    #expect(Color.allCases.filter(\.isBright).count == 8)
  }
}

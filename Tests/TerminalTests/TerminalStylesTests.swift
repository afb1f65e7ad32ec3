import Drawing
import Testing

@testable import Terminal

struct TerminalStylesTests {
  private func styles(_ depth: ColorDepth, room: Int16 = 9) -> TerminalStyles {
    TerminalStyles(depth, attributes: [(.bold, 1), (.dim, 2), (.reverse, 4)]) { pair, _, _ in pair <= room }
  }

  @Test("attributes are joined, and each pair of colours has one number")
  func looks() {
    var styles = styles(.sixteen)
    let asked: [Style] = [.plain, .bold.reversed, .colored(.red), .colored(.green).dim, .colored(.red).bold]
    #expect(asked.map { styles[$0].attributes } == [0, 5, 0, 2, 1])
    #expect(asked.map { styles[$0].pair } == [0, 0, 1, 2, 1])
  }

  @Test("what there is no pair for has no colours; what the terminal lacks is left out")
  func limits() {
    var (full, plain) = (styles(.sixteen, room: 1), styles(.none))
    #expect([.colored(.red), .colored(.green), .colored(.red)].map { full[$0].pair } == [1, 0, 1])
    #expect(plain[.colored(.red).bold] == (1, 0))
  }
}

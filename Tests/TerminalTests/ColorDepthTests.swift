import Drawing
import Testing

@testable import Terminal

struct ColorDepthTests {
  @Test(
    "The colours used are those the terminal has",
    arguments: [(256, ColorDepth.sixteen), (16, .sixteen), (8, .eight), (0, .none), (-1, .none), (4, .none)])
  func depth(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, noColor: nil) == depth)
  }

  @Test("NO_COLOR counts when it is not empty")
  func noColor() {
    #expect(ColorDepth(colors: 256, noColor: "1") == .none)
    #expect(ColorDepth(colors: 256, noColor: "") == .sixteen)
  }

  @Test("Without colours the attributes remain")
  func attributesOnly() {
    #expect(ColorDepth.none.adapt(.plain.bold.reversed.colored(.brightRed).on(.blue)) == .bold.reversed)
  }

  @Test("With eight colours bright ones are bold, and bright black is dim")
  func eightColors() {
    #expect(ColorDepth.eight.adapt(.colored(.brightYellow)) == .colored(.yellow).bold)
    #expect(ColorDepth.eight.adapt(.colored(.yellow)) == .colored(.yellow))
    #expect(ColorDepth.eight.adapt(.colored(.brightBlack)) == .dim)
    #expect(ColorDepth.eight.adapt(.plain.on(.brightBlue)) == .plain.on(.blue))
  }

  @Test("With sixteen colours a style is shown as it is")
  func sixteenColors() {
    #expect(ColorDepth.sixteen.adapt(.colored(.brightYellow)) == .colored(.brightYellow))
  }
}

import Testing

@testable import Terminal

struct TerminalTypeTests {
  private static let xterm = Capabilities { ["cup": "\u{1B}[%i%p1%d;%p2%dH"][$0] }
  private static let dumb = Capabilities { ["bel": "\u{7}"][$0] }

  @Test(
    "A terminal whose description is missing is treated like another",
    arguments: [
      ("xterm-ghostty", "xterm-256color"), ("xterm-kitty", "xterm-256color"), ("alacritty", "xterm-256color"),
      ("foot", "xterm-256color"), ("tmux-256color", "screen-256color"),
      ("screen.xterm-new", "screen-256color"),
    ])
  func substitute(type: String, substitute: String) {
    #expect(TerminalType.candidates(for: type).prefix(2) == [type, substitute])
  }

  @Test("Nothing stands in for a terminal nobody knows", arguments: ["", "nope", "dumb", "vt100"])
  func noSubstitute(type: String) {
    #expect(TerminalType.candidates(for: type) == [type])
  }

  @Test("The first type that is known is taken")
  func firstKnown() throws {
    let known = ["xterm": Self.xterm]
    #expect(try UsableType(for: "xterm-kitty") { known[$0] }.name == "xterm")
    #expect(try UsableType(for: "xterm") { known[$0] }.name == "xterm")
  }

  @Test("Without a known type there is no screen")
  func unknown() {
    #expect(throws: TerminalError.unknownType("nope")) { try UsableType(for: "nope") { _ in nil } }
    #expect(throws: TerminalError.unknownType("")) { try UsableType(for: "") { _ in nil } }
  }

  @Test("A terminal that cannot place its cursor is too dumb")
  func tooDumb() {
    #expect(throws: TerminalError.tooDumb("dumb")) { try UsableType(for: "dumb") { _ in Self.dumb } }
  }
}

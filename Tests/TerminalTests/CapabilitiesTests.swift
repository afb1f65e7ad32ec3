import Drawing
import Testing

@testable import Terminal

struct CapabilitiesTests {
  @Test("The screen is restored by what the terminal has, without the delays of old")
  func restoration() {
    let capabilities = Capabilities {
      ["sgr0": "\u{1B}[m\u{F}$<2>", "cnorm": "\u{1B}[?25h", "rmcup": "$<5/>\u{1B}[?1049l"][$0]
    }
    #expect(capabilities.restoration == Array("\u{1B}[m\u{F}\u{1B}[?25h\u{1B}[?1049l".utf8))
  }

  @Test("With one screen only, what comes next stands below")
  func oneScreen() {
    let capabilities = Capabilities { ["sgr0": "\u{1B}[m", "ed": "\u{1B}[J$<50>"][$0] }
    #expect(capabilities.restoration == Array("\u{1B}[m\r\n\u{1B}[J".utf8))
  }

  @Test("Keys that send no escape sequence are left to the common table")
  func keys() {
    let capabilities = Capabilities { ["kcuu1": "\u{1B}Q", "kcub1": "\u{8}", "kf5": "\u{1B}[99~"][$0] }
    #expect(
      capabilities.keySequences == [Array("\u{1B}Q".utf8): .up, Array("\u{1B}[99~".utf8): .function(5)])
  }
}

import Testing

@testable import Terminal

struct EscapeDelayTests {
  @Test("ESCDELAY is in milliseconds", arguments: [("0", 0), ("100", 100), ("10000", 10_000)])
  func given(value: String, milliseconds: Int) {
    #expect(EscapeDelay.duration(environment: ["ESCDELAY": value]) == .milliseconds(milliseconds))
  }

  @Test("Without a sensible ESCDELAY it is 25", arguments: [nil, "", "soon", "-1", "99999999999"])
  func absent(value: String?) {
    let environment = value.map { ["ESCDELAY": $0] } ?? [:]
    #expect(EscapeDelay.duration(environment: environment) == .milliseconds(25))
  }
}

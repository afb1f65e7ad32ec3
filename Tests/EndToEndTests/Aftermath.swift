import TerminalHarness

/// What a program has left of a terminal that it had, as a shell or a person then finds it.
struct Aftermath {
  /// What is not as it was, in words; empty when all is well.
  let faults: [String]

  /// Looks at the terminal of a program that has ended or stopped.
  init(of session: TerminalSession) {
    let sequences = ControlSequence.all(in: session.rawOutput)
    let screen = session.screen
    faults = [
      session.terminalModes == session.modesAtStart ? nil : "the modes",
      screen.isAlternate ? "the alternate screen" : nil,
      screen.isCursorVisible ? nil : "the hidden cursor",
      screen.isMouseReported ? "the mouse" : nil,
      Self.isOn("?2004", in: sequences) ? "bracketed paste" : nil,
      Self.isOn("?1", in: sequences) ? "the arrow keys of applications" : nil,
      Self.hasStyle(sequences) ? "a colour or attribute" : nil,
    ].compactMap(\.self)
  }

  private static func isOn(_ mode: String, in sequences: [ControlSequence]) -> Bool {
    sequences.last { $0.parameters == mode && "hl".contains($0.final) }?.final == "h"
  }

  private static func hasStyle(_ sequences: [ControlSequence]) -> Bool {
    let last = sequences.last { $0.final == "m" && $0.introducer == "[" }
    return !["", "0", "39;49", nil].contains(last?.parameters)
  }
}

import SeededRandom
import TerminalHarness

/// Uses the keys at random and at a steady rate.
struct Typist {
  private var random: SeededGenerator

  /// The time from one gesture to the next.
  private static let pace = Duration.milliseconds(25)

  init(random: SeededGenerator) {
    self.random = random
  }

  /// Does one thing and lets the program answer for a while. Returns what it was.
  mutating func press(in session: TerminalSession) -> Gesture {
    let gesture = GestureMenu.all.randomElement(using: &random) ?? .text("j")
    gesture.perform(in: session)
    session.watch(for: Self.pace)
    return gesture
  }
}

import Glibc
import SeededRandom

/// The chances that the generated memos are drawn by.
extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  mutating func happens(_ probability: Double) -> Bool { .random(in: 0..<1, using: &self) < probability }

  mutating func word(of words: [String]) -> String { words[number(0...words.count - 1)] }

  /// Exponentially distributed: a few books have most of the memos.
  mutating func exponential(mean: Double) -> Double { -mean * log(1 - .random(in: 0..<1, using: &self)) }

  /// Log-normally distributed, as lengths of texts are: many are short, a few very long. Box and Muller 1958.
  mutating func logNormal(mean: Double, deviation: Double) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return exp(mean + deviation * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self)))
  }
}

import SeededRandom
import Testing

@testable import Posts

@Suite("A query line, at random,") struct QueryRoundTripTests {
  @Test("says all of a condition")
  func conditions() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<10_000 {
      let condition = RandomCondition.condition(using: &random)
      let line = condition.line
      #expect(try SearchCondition(parsing: line) == condition, "\(line.debugDescription)")
    }
  }

  @Test("means, printed, what it meant as it was typed")
  func lines() throws {
    var random = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<10_000 {
      let line = (0..<4).map { _ in RandomCondition.text(using: &random) }.joined(separator: " ")
      guard let condition = try? SearchCondition(parsing: line) else { continue }
      read += 1
      #expect(try SearchCondition(parsing: condition.line) == condition, "\(line.debugDescription)")
    }
    #expect(read > 1000)
  }

  @Test("is a query or a problem within it, whatever its bytes")
  func bytes() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let line = String(decoding: bytes, as: UTF8.self)
      do throws(QueryProblem) {
        _ = try SearchCondition(parsing: line)
      } catch {
        #expect(!error.range.isEmpty && error.range.upperBound <= line.count, "\(line.debugDescription)")
      }
    }
  }
}

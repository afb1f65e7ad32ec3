/// Lines that were kept before, to be gone through from the newest one.
package struct LineHistory: Equatable, Sendable {
  /// The oldest first.
  package private(set) var lines: [String] = []
  /// The line that is shown; nil while it is the one that is being typed.
  private var place: Int?
  /// What was being typed when the first line was shown.
  private var typed = ""

  private static let limit = 100

  package init() {}

  /// Keeps a line as the newest; an empty one is not worth it.
  mutating func keep(_ line: String) {
    place = nil
    guard !line.allSatisfy(\.isWhitespace) else { return }
    lines.removeAll { $0 == line }
    lines = (lines + [line]).suffix(Self.limit)
  }

  /// Begins again behind the newest line.
  mutating func begin() { place = nil }

  /// The line so many places further on, or back for a negative number; behind the newest stands what was typed. Nil
  /// where there is none.
  mutating func recall(_ step: Int, from shown: String) -> String? {
    if place == nil { typed = shown }
    let next = (place ?? lines.count) + step
    guard (0...lines.count).contains(next) else { return nil }
    place = next == lines.count ? nil : next
    return place.map { lines[$0] } ?? typed
  }
}

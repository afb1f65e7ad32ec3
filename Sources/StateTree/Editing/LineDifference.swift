/// How one text differs from another, line by line: the fewest lines that go and come (Myers 1986, as the standard
/// library has it).
package struct LineDifference: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case kept(String)
    case removed(String)
    case added(String)
    /// So many lines that both have.
    case skipped(Int)
  }

  /// In the order of the texts.
  package let lines: [Line]

  /// Beyond so many lines on either side that differ, all of them count as replaced: to compare them would take long.
  private static let mostCompared = 1000

  /// How `new` differs from `old`. Lines are equal when their bytes are.
  package init(from old: String, to new: String) {
    let (old, new) = (old.lines, new.lines)
    let head = zip(old, new).prefix { $0.isIdentical(to: $1) }.count
    let mostTail = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(mostTail).prefix { $0.isIdentical(to: $1) }.count
    lines =
      old[..<head].map { .kept($0) }
      + Self.lines(from: Array(old[head..<old.count - tail]), to: Array(new[head..<new.count - tail]))
      + old[(old.count - tail)...].map { .kept($0) }
  }

  private init(lines: [Line]) {
    self.lines = lines
  }

  /// Whether the texts are the same.
  package var isEmpty: Bool { lines.allSatisfy(\.isKept) }

  /// The lines that differ with so many kept ones around them.
  package func shortened(context: Int) -> LineDifference {
    var shown: [Line] = []
    for run in runs {
      guard run.first?.isKept ?? false else {
        shown += run
        continue
      }
      let head = run.startIndex == 0 ? 0 : context
      let tail = run.endIndex == lines.count ? 0 : context
      let skipped = run.count - head - tail
      shown += skipped > 1 ? run.prefix(head) + [.skipped(skipped)] + run.suffix(tail) : run
    }
    return LineDifference(lines: shown)
  }
}

extension LineDifference {
  private static func lines(from old: [String], to new: [String]) -> [Line] {
    guard max(old.count, new.count) <= mostCompared else {
      return old.map { .removed($0) } + new.map { .added($0) }
    }
    let difference = new.difference(from: old) { $0.isIdentical(to: $1) }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (lines, position) = ([Line](), 0)
    for (number, line) in old.enumerated() {
      if removed.contains(number) {
        lines.append(.removed(line))
        continue
      }
      while inserted.contains(position) {
        lines.append(.added(new[position]))
        position += 1
      }
      lines.append(.kept(line))
      position += 1
    }
    return lines + new[position...].map { .added($0) }
  }

  /// Runs of lines that are all kept, or all not.
  private var runs: [ArraySlice<Line>] {
    var (runs, start) = ([ArraySlice<Line>](), 0)
    for end in lines.indices.dropFirst() where lines[end].isKept != lines[end - 1].isKept {
      runs.append(lines[start..<end])
      start = end
    }
    return runs + [lines[start...]]
  }
}

extension LineDifference.Line {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  /// A last line end ends the last line.
  fileprivate var lines: [String] {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last?.isEmpty ?? false ? lines.dropLast() : lines
  }

  fileprivate func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

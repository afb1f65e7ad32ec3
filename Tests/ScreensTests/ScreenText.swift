/// A screen as a test writes it: lines without the blanks at their ends, and one line `⋮` for three blank ones or more.
struct ScreenText: Equatable {
  private(set) var lines: [String] = []

  init(_ lines: [String]) {
    var blanks = 0
    for line in lines.map(\.trimmedAtEnd) {
      if line.isEmpty {
        blanks += 1
      } else {
        add(blanks: blanks)
        self.lines.append(line)
        blanks = 0
      }
    }
    add(blanks: blanks)
  }

  /// Where this screen differs from the one that was expected, line by line.
  func difference(from expected: ScreenText) -> String {
    let rows = 0..<max(lines.count, expected.lines.count)
    return rows.map { row in
      let (actual, wanted) = (self.line(row), expected.line(row))
      return actual == wanted ? "  \(actual ?? "")" : "- \(wanted ?? "(no line)")\n+ \(actual ?? "(no line)")"
    }.joined(separator: "\n")
  }

  private func line(_ row: Int) -> String? { lines.indices.contains(row) ? lines[row] : nil }

  private mutating func add(blanks: Int) {
    lines += blanks < 3 ? Array(repeating: "", count: blanks) : ["⋮"]
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var trimmed = self
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}

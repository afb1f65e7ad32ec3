extension String {
  /// Which of the names is typed with the fewest letters put in, left out or changed; nil among none.
  func nearest(among names: [String]) -> String? {
    names.min { distance(to: $0) < distance(to: $1) }
  }

  /// The Levenshtein distance, row by row.
  private func distance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in enumerated() {
      var next = [index + 1]
      for (column, wanted) in target.enumerated() {
        next.append(
          Swift.min(row[column] + (letter == wanted ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[target.count]
  }
}

/// Finds what a mistyped word was meant to be.
package enum Suggestion {
  /// The nearest of these words; nil where none is near enough to be meant.
  package static func nearest(to word: String, of words: some Sequence<String>) -> String? {
    let near = words.sorted().map { (word: $0, distance: distance(Array(word), Array($0))) }
    let mostEdits = max(1, word.count / 3)
    return near.filter { $0.distance <= min(mostEdits, $0.word.count - 1) }.min { $0.distance < $1.distance }?
      .word
  }

  /// How many letters are added, left out, changed, or exchanged with their neighbour (optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(
          rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[left.count][right.count]
  }
}

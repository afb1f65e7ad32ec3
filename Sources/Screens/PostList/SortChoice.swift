import Drawing
import Localization
import Posts
import UnicodeText

/// A way to sort and the letter that chooses it.
struct SortChoice {
  let letter: Character
  let key: PostSort.Key
  let name: String

  static let all = [
    SortChoice(letter: "c", key: .created, name: localized("created")),
    SortChoice(letter: "u", key: .updated, name: localized("updated")),
    SortChoice(letter: "b", key: .book, name: localized("book and page")),
    SortChoice(letter: "t", key: .title, name: localized("title")),
    SortChoice(letter: "r", key: .rating, name: localized("rating")),
  ]

  /// Draws the choices in place of the footer; the words before them give way to them.
  static func draw(on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    let heading = localized("Sort by:")
    let width = all.reduce(heading.cellWidth + 2) { $0 + $1.name.cellWidth + 4 }
    var column = 1
    if column + width <= canvas.size.columns {
      column = canvas.put(heading, row: row, column: column, style: .heading) + 2
    }
    for choice in all {
      column = canvas.put(String(choice.letter), row: row, column: column, style: .key) + 1
      column = canvas.put(choice.name, row: row, column: column, style: .muted) + 2
    }
  }
}

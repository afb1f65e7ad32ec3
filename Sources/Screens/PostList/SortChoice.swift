import Drawing
import Localization
import Posts
import UnicodeText

/// A way to sort and the letter that chooses it.
struct SortChoice {
  let letter: Character
  let key: PostSort.Key
  let name: String
  /// Where there is little room.
  let shortName: String

  private init(_ letter: Character, _ key: PostSort.Key, _ name: String, short shortName: String? = nil) {
    (self.letter, self.key, self.name) = (letter, key, name)
    self.shortName = shortName ?? name
  }

  static let all = [
    SortChoice("c", .created, localized("created")),
    SortChoice("u", .updated, localized("updated")),
    SortChoice("b", .book, localized("book and page"), short: localized("book")),
    SortChoice("t", .title, localized("title")),
    SortChoice("r", .rating, localized("rating")),
    SortChoice("s", .random, localized("shuffled")),
  ]

  /// Draws the choices in place of the footer; the words before them give way to them.
  static func draw(on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    let heading = localized("Sort by:")
    let room = canvas.size.columns - heading.cellWidth - 3
    let names = width(of: \.name) <= room ? \SortChoice.name : \.shortName
    var column = 1
    if width(of: names) <= room {
      column = canvas.put(heading, row: row, column: column, style: .heading) + 2
    }
    for choice in all {
      column = canvas.put(String(choice.letter), row: row, column: column, style: .key) + 1
      column = canvas.put(choice[keyPath: names], row: row, column: column, style: .muted) + 2
    }
  }

  private static func width(of name: KeyPath<SortChoice, String>) -> Int {
    all.reduce(-2) { $0 + $1[keyPath: name].cellWidth + 4 }
  }
}

import Posts
import StateTree

/// What may be meant by the words that stand at the end of a field.
struct FieldCompletion: Hashable {
  /// The values in use that match, the likeliest first; never empty.
  let candidates: [KnownValue]
  /// The one that is chosen with the arrows; nil while none was.
  private(set) var chosen: Int?
  /// What stands in the field before the words.
  private let head: String
  /// What a completed value is followed by.
  private let tail: String

  private static let limit = 5

  /// Nil for a field without completion, where nothing matches, and where the words are all that matches.
  init?(of field: PostFormField, _ text: String, known: KnownValues) {
    guard let (values, parts) = Self.source(of: field, text, known) else { return nil }
    candidates = values.containing(parts.item, limit: Self.limit)
    guard !candidates.isEmpty, candidates.map(\.text) != [parts.item] else { return nil }
    head = parts.head
    tail = field == .tags ? " " : ""
  }

  /// The field's text with the chosen value in it, else with the likeliest.
  var completed: String { head + candidates[chosen ?? 0].text + tail }

  /// Chooses the next candidate, or for -1 the one before; before the first there is none.
  mutating func choose(_ direction: Int) {
    let next = (chosen ?? -1) + direction
    chosen = next < 0 ? nil : min(next, candidates.count - 1)
  }

  /// The same with what was chosen among the same values before.
  func keepingChoice(of old: FieldCompletion?) -> FieldCompletion {
    var completion = self
    if let old, old.candidates == candidates { completion.chosen = old.chosen }
    return completion
  }

  private static func source(
    of field: PostFormField, _ text: String, _ known: KnownValues
  ) -> (values: [KnownValue], parts: (head: String, item: String))? {
    switch field {
    case .author: (known.authors, ItemText.authors.lastItem(of: text))
    case .book: (known.books, ("", text))
    case .tags: (known.tags, ItemText.tags.lastItem(of: text))
    case .kind, .page, .quote, .note: nil
    }
  }
}

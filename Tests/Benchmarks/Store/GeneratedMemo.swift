/// A memo of a generated store, to be written as a file of the program and as a mail.
struct GeneratedMemo {
  /// Its place in time among the others, from 0.
  let number: Int
  let book: GeneratedBook
  let date: GeneratedDate
  let kind: String
  let page: Int
  let tags: [String]
  /// nil for most.
  let rating: Int?
  let body: String

  var isFavorite: Bool { number.isMultiple(of: 10) }

  /// Unique, and sorted by time.
  var identifier: String { "\(date.compact)-\(String(number, radix: 16))" }

  var fileText: String {
    let fields = [
      "book: \(book.title)", "author: \(book.author)", "kind: \(kind)", "page: \"\(page)\"",
      "tags: [\(tags.joined(separator: ", "))]", isFavorite ? "favorite: true" : nil,
      rating.map { "rating: \($0)" }, "created: \(date.iso)",
    ]
    return "---\n\(fields.compactMap(\.self).joined(separator: "\n"))\n---\n\(body)\n"
  }
}

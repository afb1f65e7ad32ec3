import SeededRandom

/// Memos with a realistic spread of books, kinds, lengths and languages, oldest first; the same for the same count.
struct GeneratedMemos {
  let count: Int
  private let books: [GeneratedBook]
  private let tags: [String]
  private var random = SeededGenerator(seed: 20_261_130)
  private var made = 0

  init(count: Int) {
    self.count = count
    var random = SeededGenerator(seed: 1)
    let words = Vocabulary.japanese
    books = (0..<Swift.max(8, Swift.min(900, count / 12))).map { number in
      GeneratedBook(
        number: number, title: "\(random.word(of: words))\(random.word(of: words))の書 \(number)",
        author: "著者\(number % 97)")
    }
    tags = (0..<40).map { "\(random.word(of: words))\($0)" }
  }
}

extension GeneratedMemos: Sequence, IteratorProtocol {
  mutating func next() -> GeneratedMemo? {
    guard made < count else { return nil }
    defer { made += 1 }
    let book = Swift.min(Int(random.exponential(mean: Double(books.count) / 4)), books.count - 1)
    let kind = kind()
    return GeneratedMemo(
      number: made, book: books[book], date: date(), kind: kind, page: random.number(1...480),
      tags: (0..<random.number(0...3)).map { _ in random.word(of: tags) },
      rating: random.happens(0.3) ? random.number(1...5) : nil, body: body(of: kind))
  }
}

extension GeneratedMemos {
  private mutating func date() -> GeneratedDate {
    GeneratedDate(
      year: 2018 + made * 8 / count, month: random.number(1...12), day: random.number(1...28),
      hour: random.number(0...23), minute: random.number(0...59), second: random.number(0...59))
  }

  private mutating func kind() -> String {
    switch random.number(0...10) {
    case ..<5: "quote"
    case ..<8: "note"
    case ..<10: "thought"
    default: "question"
    }
  }

  private mutating func body(of kind: String) -> String {
    let isJapanese = random.happens(0.75)
    let separator = isJapanese ? "" : " "
    let count = Swift.max(8, Int(random.logNormal(mean: 4.2, deviation: 0.8)))
    let text = paragraphs(words(count, isJapanese).joined(separator: separator)) + (isJapanese ? "。" : ".")
    guard kind == "quote" else { return text }
    let quote = text.split(separator: "\n\n").joined(separator: "\n>\n> ")
    return "> \(quote)\n\n\(words(6, isJapanese).joined(separator: separator))"
  }

  private mutating func words(_ count: Int, _ isJapanese: Bool) -> [String] {
    (0..<count).map { _ in random.word(of: isJapanese ? Vocabulary.japanese : Vocabulary.english) }
  }

  private func paragraphs(_ text: String) -> String {
    let characters = Array(text)
    return stride(from: 0, to: characters.count, by: 160).map { start in
      String(characters[start..<Swift.min(start + 160, characters.count)])
    }.joined(separator: "。\n\n")
  }
}

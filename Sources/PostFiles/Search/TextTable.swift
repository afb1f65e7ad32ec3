import Posts

/// The texts of all memos, each in a place, so that one scan can tell of all of them.
struct TextTable {
  /// A chunk in use, or an empty one where all of its memos have gone.
  private(set) var chunks: [SearchChunk] = []
  /// How many texts are in use.
  private(set) var count = 0
  /// How many texts of each chunk are in use.
  private var uses: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]

  subscript(place: TextPlace) -> SearchText {
    SearchText(chunks[Int(place.chunk)], number: Int(place.number))
  }

  /// Where a text stands that is there.
  func place(of text: SearchText) -> TextPlace {
    TextPlace(chunk: place(of: text.chunk) ?? 0, number: text.number)
  }

  /// Takes in a text that was not there, and returns its place.
  @discardableResult
  mutating func add(_ text: SearchText) -> TextPlace {
    let chunk = place(of: text.chunk) ?? append(text.chunk)
    uses[chunk] += 1
    count += 1
    return TextPlace(chunk: chunk, number: text.number)
  }

  /// Forgets a text, and its chunk with the last one of it.
  mutating func remove(_ text: SearchText) {
    guard let chunk = place(of: text.chunk) else { return }
    uses[chunk] -= 1
    count -= 1
    if uses[chunk] > 0 { return }
    places[ObjectIdentifier(text.chunk)] = nil
    chunks[chunk] = .empty
  }

  private func place(of chunk: SearchChunk) -> Int? {
    if let last = chunks.last, last === chunk { return chunks.count - 1 }
    return places[ObjectIdentifier(chunk)]
  }

  private mutating func append(_ chunk: SearchChunk) -> Int {
    places[ObjectIdentifier(chunk)] = chunks.count
    uses.append(0)
    chunks.append(chunk)
    return chunks.count - 1
  }
}

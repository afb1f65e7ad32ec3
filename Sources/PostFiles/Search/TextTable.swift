import Posts

/// The texts of all memos, each with a number, so that one scan can tell of all of them.
struct TextTable {
  /// A chunk in use, or an empty one where all of its memos have gone.
  private(set) var chunks: [SearchChunk] = []
  /// The number of each chunk's first text, and the one that the next chunk gets.
  private var firsts = [0]
  /// How many texts of each chunk are in use.
  private var uses: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// How many numbers have been given; some are in use no more.
  var count: Int { firsts[chunks.count] }

  /// The numbers of the texts in a chunk.
  func numbers(at place: Int) -> Range<Int> { firsts[place]..<firsts[place + 1] }

  /// Takes in a text that was not there, and returns its number.
  mutating func add(_ text: SearchText) -> Int {
    let place = place(of: text.chunk)
    uses[place] += 1
    return firsts[place] + text.number
  }

  /// Forgets a text, and its chunk with the last one of it.
  mutating func remove(_ text: SearchText) {
    guard let place = places[ObjectIdentifier(text.chunk)] else { return }
    uses[place] -= 1
    if uses[place] > 0 { return }
    places[ObjectIdentifier(text.chunk)] = nil
    chunks[place] = .empty
  }

  private mutating func place(of chunk: SearchChunk) -> Int {
    if let last = chunks.last, last === chunk { return chunks.count - 1 }
    let id = ObjectIdentifier(chunk)
    if let place = places[id] { return place }
    places[id] = chunks.count
    firsts.append(count + chunk.count)
    uses.append(0)
    chunks.append(chunk)
    return chunks.count - 1
  }
}

import UnicodeText

/// Counts the memos of each book.
struct BookCounts {
  private var tallies: [Tally] = []
  private var places: [String: Int] = [:]
  private var placesByKey: [[UInt8]: Int] = [:]

  /// The books that have a hit. `hits` are memos out of `all`.
  static func count(_ all: some Sequence<Post>, hits: some Sequence<Post>) -> [BookCount] {
    var counts = BookCounts()
    for post in all { counts.tallies[counts.place(of: post)].add(post) }
    for post in hits { counts.tallies[counts.place(of: post)].hits += 1 }
    return counts.tallies.compactMap(\.count)
  }

  /// A title is folded once for each spelling.
  private mutating func place(of post: Post) -> Int {
    let title = post.book
    if let place = places[title] { return place }
    let key = Folding.folded(title)
    let place = placesByKey[key] ?? tallies.count
    if place == tallies.count { tallies.append(Tally(key: key)) }
    placesByKey[key] = place
    places[title] = place
    return place
  }
}

private struct Tally {
  let key: [UInt8]
  var hits = 0
  private var memos = 0
  private var newest: Timestamp?
  private var titles: [String: Int] = [:]
  private var authors: [[String]: Int] = [:]

  init(key: [UInt8]) { self.key = key }

  mutating func add(_ post: Post) {
    memos += 1
    if newest.map({ $0.seconds < post.created.seconds }) ?? true { newest = post.created }
    titles[post.book, default: 0] += 1
    if !post.authors.isEmpty { authors[post.authors, default: 0] += 1 }
  }

  /// Nil where there is no hit, or no memo yet, since the two come one after the other.
  var count: BookCount? {
    guard hits > 0, let newest else { return nil }
    let authors = authors.map { ($0.key.joined(separator: ", "), $0.value) }
    return BookCount(
      id: key, title: key.isEmpty ? "" : mostFrequent(titles.map { ($0.key, $0.value) }),
      author: key.isEmpty ? "" : mostFrequent(authors), memos: memos, hits: hits, lastDay: newest.day)
  }

  /// Of equally frequent ones the first in the order of code points.
  private func mostFrequent(_ texts: [(String, Int)]) -> String {
    texts.min { ($1.1, $0.0) < ($0.1, $1.0) }?.0 ?? ""
  }
}

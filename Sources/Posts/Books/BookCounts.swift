import UnicodeText

/// The memos of each book, counted.
struct BookCounts {
  /// The memos that were counted.
  let all: OrderedPosts
  private var tallies: [Tally] = []
  private var places: [String: Int] = [:]
  private var placesByKey: [[UInt8]: Int] = [:]
  /// For each version among which the memos stand, the book's place; negative for one that is none of them.
  private var placesByVersion: [Int32]

  init(of all: OrderedPosts) {
    self.all = all
    placesByVersion = [Int32](repeating: -1, count: all.versions.count)
    for (version, post) in zip(all.places, all) {
      let place = place(of: post)
      tallies[place].add(post)
      placesByVersion[Int(version)] = Int32(place)
    }
  }

  /// The books that have a hit. `hits` are memos out of all.
  func books(hits: OrderedPosts) -> [BookCount] {
    var counts = self
    let isCopy = hits.versions.isCopy(of: all.versions)
    for (index, version) in hits.places.enumerated() {
      let known = isCopy && version < placesByVersion.count ? placesByVersion[Int(version)] : -1
      counts.tallies[known < 0 ? counts.place(of: hits[index]) : Int(known)].hits += 1
    }
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

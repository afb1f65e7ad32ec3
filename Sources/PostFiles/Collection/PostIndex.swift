import Files
import Posts

/// All memos that have been read, sorted by identity, so that most results come out nearly in the order of time.
struct PostIndex {
  private var entries: [IndexedPost] = []

  var count: Int { entries.count }

  /// Newest names first.
  var newestFirst: ReversedCollection<[IndexedPost]> { entries.reversed() }

  subscript(id: PostID) -> IndexedPost? {
    let position = position(of: id)
    return entries.indices.contains(position) && entries[position].post.id == id ? entries[position] : nil
  }

  /// Takes in memos, each in place of the version that was there.
  mutating func merge(_ new: [IndexedPost]) {
    guard new.count > 64 else { return new.forEach { set($0, for: $0.post.id) } }
    var byID = Dictionary(entries.map { ($0.post.id, $0) }, uniquingKeysWith: { $1 })
    for entry in new { byID[entry.post.id] = entry }
    entries = byID.values.sorted { $0.post.id < $1.post.id }
  }

  /// Sets one memo, or removes it with nil.
  mutating func set(_ entry: IndexedPost?, for id: PostID) {
    let position = position(of: id)
    let isThere = entries.indices.contains(position) && entries[position].post.id == id
    switch (entry, isThere) {
    case (let entry?, true): entries[position] = entry
    case (let entry?, false): entries.insert(entry, at: position)
    case (nil, true): entries.remove(at: position)
    case (nil, false): break
    }
  }

  private func position(of id: PostID) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].post.id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

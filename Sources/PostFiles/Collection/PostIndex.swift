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
    return entries.indices.contains(position) && entries[position].id == id ? entries[position] : nil
  }

  /// Takes in memos, in any order; one that is there already stays as it is.
  mutating func merge(_ new: [IndexedPost]) {
    var merged: [IndexedPost] = []
    merged.reserveCapacity(entries.count + new.count)
    var next = 0
    for entry in new.sorted(by: { $0.post.precedesByID($1.post) }) {
      while next < entries.count, entries[next].post.precedesByID(entry.post) {
        merged.append(entries[next])
        next += 1
      }
      // Two names may make one identity: A.MD and A.MD.md.
      let isThere = next < entries.count && !entry.post.precedesByID(entries[next].post)
      let isTwin = merged.last.map { !$0.post.precedesByID(entry.post) } ?? false
      if !isThere && !isTwin { merged.append(entry) }
    }
    merged += entries[next...]
    entries = merged
  }

  /// Sets one memo, or removes it with nil.
  mutating func set(_ entry: IndexedPost?, for id: PostID) {
    let position = position(of: id)
    let isThere = entries.indices.contains(position) && entries[position].id == id
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
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

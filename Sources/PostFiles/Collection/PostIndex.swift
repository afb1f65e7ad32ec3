import Files
import Posts

/// All memos that have been read, sorted by identity, so that most results come out nearly in the order of time.
struct PostIndex {
  private var entries: [IndexedPost] = []
  private var conflictCopies = ConflictCopies()
  /// What the memos were that have changed.
  var former = FormerPosts()

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
      let isThere = next < entries.count && !entry.post.precedesByID(entries[next].post)
      let isTwin = merged.last.map { !$0.post.precedesByID(entry.post) } ?? false
      if !isThere && !isTwin { merged.append(entry) }
    }
    merged += entries[next...]
    entries = merged
    if !new.isEmpty { former.noteAll() }
    for entry in new where conflictCopies.note(entry.id) { linkCopy(entry.id) }
    for entry in new { linkCopies(of: entry.id) }
  }

  /// Sets one memo, or removes it with nil.
  mutating func set(_ entry: IndexedPost?, for id: PostID) {
    let position = position(of: id)
    let isThere = entries.indices.contains(position) && entries[position].id == id
    former.note(id, was: isThere ? entries[position].post : nil)
    switch (entry, isThere) {
    case (let entry?, true): entries[position] = entry
    case (let entry?, false): entries.insert(entry, at: position)
    case (nil, true): entries.remove(at: position)
    case (nil, false): break
    }
    if entry != nil && conflictCopies.note(id) { linkCopy(id) }
    linkCopies(of: id)
  }

  private mutating func linkCopies(of id: PostID) {
    for copy in conflictCopies.copies(of: id) { linkCopy(copy) }
  }

  /// Has a conflict copy know its original, and be marked as one where nothing else is to be said of it.
  private mutating func linkCopy(_ id: PostID) {
    guard let original = ConflictCopies.original(of: id), let copy = self[id] else { return }
    let known = self[original]?.post
    let problem = copy.post.problem ?? .conflictCopy(of: original)
    if copy.post.original == known && copy.post.problem == problem { return }
    former.note(id, was: copy.post)
    entries[position(of: id)] = copy.showing(
      copy.post.with {
        $0.original = known
        $0.problem = problem
      })
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

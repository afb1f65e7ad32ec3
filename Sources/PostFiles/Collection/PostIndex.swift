import Files
import Posts

/// All memos that have been read, sorted by identity, so that most results come out nearly in the order of time.
struct PostIndex {
  private(set) var columns = PostColumns()
  private(set) var texts = TextTable()
  private var conflictCopies = ConflictCopies()
  /// What the memos were that have changed.
  var former = FormerPosts()

  var count: Int { columns.count }

  /// Newest names first.
  var newestFirst: ReversedCollection<[IndexedPost]> { columns.memos.reversed() }

  subscript(id: PostID) -> IndexedPost? { position(of: id).map { columns.memos[$0] } }

  /// Where a memo stands in the columns; nil where it is not there.
  func position(of id: PostID) -> Int? {
    let place = place(of: id)
    return place < count && columns.posts[place].id == id ? place : nil
  }

  /// Takes in memos, in any order; one that is there already stays as it is.
  mutating func merge(_ new: [IndexedPost]) {
    var merged = PostColumns()
    merged.reserveCapacity(count + new.count)
    var next = 0
    for entry in new.sorted(by: { $0.post.precedesByID($1.post) }) {
      let start = next
      while next < count, columns.posts[next].precedesByID(entry.post) { next += 1 }
      merged.append(start..<next, of: columns)
      let isThere = next < count && !entry.post.precedesByID(columns.posts[next])
      let isTwin = merged.posts.last.map { !$0.precedesByID(entry.post) } ?? false
      if !isThere && !isTwin { merged.append(entry, text: texts.add(entry.text)) }
    }
    merged.append(next..<count, of: columns)
    columns = merged
    if !new.isEmpty { former.noteAll() }
    for entry in new where conflictCopies.note(entry.id) { linkCopy(entry.id) }
    for entry in new { linkCopies(of: entry.id) }
  }

  /// Sets one memo, or removes it with nil.
  mutating func set(_ entry: IndexedPost?, for id: PostID) {
    let (place, position) = (place(of: id), position(of: id))
    former.note(id, was: position.map { columns.posts[$0] })
    if let position { texts.remove(columns.memos[position].text) }
    switch (entry, position) {
    case (let entry?, let position?):
      columns.replace(at: position, by: entry, text: texts.add(entry.text))
    case (let entry?, nil): columns.insert(entry, text: texts.add(entry.text), at: place)
    case (nil, let position?): columns.remove(at: position)
    case (nil, nil): break
    }
    renumberTexts()
    if entry != nil && conflictCopies.note(id) { linkCopy(id) }
    linkCopies(of: id)
  }

  private mutating func linkCopies(of id: PostID) {
    for copy in conflictCopies.copies(of: id) { linkCopy(copy) }
  }

  /// Has a conflict copy know its original, and be marked as one where nothing else is to be said of it.
  private mutating func linkCopy(_ id: PostID) {
    guard let original = ConflictCopies.original(of: id), let place = position(of: id) else { return }
    let (copy, known) = (columns.memos[place], self[original]?.post)
    let problem = copy.post.problem ?? .conflictCopy(of: original)
    if copy.post.original == known && copy.post.problem == problem { return }
    former.note(id, was: copy.post)
    let shown = copy.post.with {
      $0.original = known
      $0.problem = problem
    }
    columns.replace(at: place, by: copy.showing(shown), text: Int(columns.facts[place].text))
  }
}

extension PostIndex {
  /// More changes than these are not made one by one.
  private static let fewChanges = 256

  /// Memos that are sorted by identity, each there once.
  init(sorted memos: [IndexedPost]) {
    var copies: [PostID] = []
    columns = PostColumns(memos) { memo in
      if conflictCopies.note(memo.id) { copies.append(memo.id) }
      return texts.add(memo.text)
    }
    for copy in copies { linkCopy(copy) }
  }

  /// Puts memos in the place of outdated ones, and lets go of those for which there is none. What has become another
  /// version by itself stays.
  mutating func replace(_ outdated: [IndexedPost], by fresh: [IndexedPost]) {
    let outdated = outdated.filter { self[$0.id]?.isSameReading(as: $0) ?? false }
    if outdated.count + fresh.count > Self.fewChanges {
      let ids = Set(outdated.map(\.id))
      self = PostIndex(sorted: columns.memos.filter { !ids.contains($0.id) })
      return merge(fresh)
    }
    let found = Dictionary(fresh.map { ($0.id, $0) }) { first, _ in first }
    for memo in outdated { set(found[memo.id], for: memo.id) }
    for memo in fresh where position(of: memo.id) == nil { set(memo, for: memo.id) }
  }
}

extension PostIndex {
  /// Gives all texts new numbers where most of the numbers are in use no more.
  private mutating func renumberTexts() {
    guard texts.count > 2 * count + 1024 else { return }
    texts = TextTable()
    for (place, memo) in columns.memos.enumerated() {
      columns.replace(at: place, by: memo, text: texts.add(memo.text))
    }
  }

  /// Where the memo stands or belongs.
  private func place(of id: PostID) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if columns.posts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

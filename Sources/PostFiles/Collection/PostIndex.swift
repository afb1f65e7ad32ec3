import Posts

/// All memos that have been read, sorted by identity, and the version of each that is shown.
struct PostIndex {
  private(set) var columns = PostColumns()
  /// All versions that are shown, and some that were.
  private(set) var shown = ShownPosts()
  private(set) var texts = TextTable()
  private var knownHits = KnownHits()
  private var orders = KnownOrders()
  private var conflictCopies = ConflictCopies()
  /// What the memos showed that have changed.
  var former = FormerPosts()

  var count: Int { columns.count }

  /// Newest names first.
  var newestFirst: ReversedCollection<[IndexedPost]> { columns.memos.reversed() }

  subscript(id: PostID) -> IndexedPost? { row(of: id).map { columns.memos[$0] } }

  /// The place of the version that is shown of a memo; nil where none is.
  func shownPlace(of id: PostID) -> Int? { row(of: id).flatMap(columns.shownPlace) }

  /// All memos that are shown, in an order.
  mutating func posts(in order: PostOrder) -> OrderedPosts {
    let places = orders.places(in: order.sort) ?? order.places(of: columns, shown)
    orders.keep(places, in: order.sort)
    return OrderedPosts(shown.versions, places: places)
  }

  /// Which texts hold all of these words, of which there is one; nil when nobody waits for it any more.
  mutating func hits(of words: [PlacedWord], _ cancellation: Cancellation) -> TextHits? {
    knownHits.hits(of: words, in: texts, cancellation)
  }

  /// Takes in memos, in any order; one that is there already stays as it is.
  mutating func merge(_ new: [IndexedPost]) {
    var merged = PostColumns()
    merged.reserveCapacity(count + new.count)
    var next = 0
    for place in IdentityOrder.places(of: new) {
      let (entry, start) = (new[place], next)
      while next < count, columns.memos[next].post.precedesByID(entry.post) { next += 1 }
      if start < next { merged.append(start..<next, of: columns) }
      let isThere = next < count && !entry.post.precedesByID(columns.memos[next].post)
      let isTwin = merged.memos.last.map { !$0.post.precedesByID(entry.post) } ?? false
      if isThere || isTwin { continue }
      merged.append(entry, shownAt: shown.append(entry.post, texts.add(entry.text)))
    }
    merged.append(next..<count, of: columns)
    columns = merged
    orders.forget()
    knownHits.forget()
    if !new.isEmpty { former.noteAll() }
    for entry in new where ConflictCopies.isPossible(entry.post) && conflictCopies.note(entry.id) {
      linkCopy(entry.id)
    }
    if !conflictCopies.isEmpty { for entry in new { linkCopies(of: entry.id) } }
  }

  /// Sets one memo and shows it, or removes it with nil.
  mutating func set(_ entry: IndexedPost?, for id: PostID) {
    knownHits.forget()
    switch (entry, row(of: id)) {
    case (let entry?, let row?):
      texts.remove(columns.memos[row].text)
      texts.add(entry.text)
      columns.replace(at: row, by: entry)
      show(entry.post, at: row)
    case (let entry?, nil):
      let row = firstRow(from: id)
      texts.add(entry.text)
      columns.insert(entry, at: row)
      show(entry.post, at: row)
    case (nil, let row?):
      show(nil, at: row)
      texts.remove(columns.memos[row].text)
      columns.remove(at: row)
    case (nil, nil): break
    }
    if entry != nil && conflictCopies.note(id) { linkCopy(id) }
    linkCopies(of: id)
    renumber()
  }

  /// Shows another version of a memo that is there, or with nil takes it out of sight.
  mutating func show(_ post: Post?, of id: PostID) {
    if let row = row(of: id) { show(post, at: row) }
  }
}

extension PostIndex {
  /// More changes than these are not made one by one.
  private static let fewChanges = 256

  /// Memos that are sorted by identity, each there once.
  init(sorted memos: [IndexedPost]) {
    columns.reserveCapacity(memos.count)
    var copies: [PostID] = []
    for memo in memos {
      columns.append(memo, shownAt: shown.append(memo.post, texts.add(memo.text)))
      if ConflictCopies.isPossible(memo.post) && conflictCopies.note(memo.id) { copies.append(memo.id) }
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
    for memo in fresh where row(of: memo.id) == nil { set(memo, for: memo.id) }
  }
}

extension PostIndex {
  private mutating func linkCopies(of id: PostID) {
    for copy in conflictCopies.copies(of: id) { linkCopy(copy) }
  }

  /// Has a conflict copy know its original, and be marked as one where nothing else is to be said of it.
  private mutating func linkCopy(_ id: PostID) {
    guard let original = ConflictCopies.original(of: id), let row = row(of: id) else { return }
    let (copy, known) = (columns.memos[row], self[original]?.post)
    let problem = copy.post.problem ?? .conflictCopy(of: original)
    if copy.post.original == known && copy.post.problem == problem { return }
    let linked = copy.post.with {
      $0.original = known
      $0.problem = problem
    }
    columns.replace(at: row, by: copy.showing(linked))
    show(linked, at: row)
  }

  private mutating func show(_ post: Post?, at row: Int) {
    let (memo, former) = (columns.memos[row], columns.shownPlace(at: row))
    if former.map({ shown.versions[$0] }) == post { return }
    self.former.note(memo.id, was: former.map { shown.versions[$0] })
    if let former { orders.remove(former, among: shown.versions) }
    let place = post.map { shown.append($0, texts.place(of: memo.text)) }
    columns.show(place, at: row)
    if let place { orders.insert(place, among: shown.versions) }
  }

  /// Gives all versions and texts new places where most of them are in use no more.
  private mutating func renumber() {
    guard shown.versions.count > 2 * count + 1024 else { return }
    let old = shown
    (shown, texts) = (ShownPosts(), TextTable())
    for (row, memo) in columns.memos.enumerated() {
      let text = texts.add(memo.text)
      columns.show(columns.shownPlace(at: row).map { shown.append(old.versions[$0], text) }, at: row)
    }
    orders.forget()
    former.noteAll()
  }

  /// Where a memo stands in the columns; nil where it is not there.
  private func row(of id: PostID) -> Int? {
    let row = firstRow(from: id)
    return row < count && columns.memos[row].post.id == id ? row : nil
  }

  /// Where the memo stands or belongs.
  private func firstRow(from id: PostID) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if columns.memos[middle].post.id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

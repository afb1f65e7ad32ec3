import SeededRandom

@testable import PostFiles
@testable import Posts

/// Memos in memory that change at random: some are conflict copies of others, some show pending writes or are on
/// their way to the trash.
struct RandomStore {
  private var index = PostIndex()
  private var pending = PendingWrites()
  private var writes: [(id: PostID, number: Int)] = []
  private var removals: [PostID] = []

  var versions: PostVersions { index.shown.versions }

  mutating func take() -> [ChangedPost]? {
    pending.lay(over: &index)
    return ChangedPost.take(from: &index)
  }

  mutating func wholeResult(of listener: PostFiles.QueryListener) -> QueryResult {
    pending.lay(over: &index)
    return listener.wholeResult(of: &index) ?? QueryResult([])
  }

  /// What `wholeResult` finds, memo by memo.
  mutating func slowResult(of listener: PostFiles.QueryListener) -> QueryResult {
    let found = index.newestFirst.compactMap { memo -> Post? in
      if pending.hides(memo.id) { return nil }
      let post = pending.shown(memo.post)
      return listener.matcher.matches(post, memo.text) ? post : nil
    }
    return QueryResult(OrderedPosts(listener.order.sorted(found)))
  }

  /// Takes in many memos at once, several of them in one chunk of texts.
  mutating func merge(count: Int, using random: inout SeededGenerator) throws {
    var memos: [IndexedPost] = []
    while memos.count < count {
      let some = try (0..<50).map { try Self.memo("\(memos.count + $0)", using: &random) }
      memos += Self.inOneChunk(some, using: &random)
    }
    index.merge(memos.shuffled(using: &random))
  }

  mutating func merge(_ names: [String]) throws {
    index.merge(try names.map { try indexed($0) })
  }

  mutating func set(_ name: String) throws {
    index.set(try indexed(name), for: PostID(name))
  }

  /// Makes one change, or one that changes nothing.
  mutating func change(using random: inout SeededGenerator) throws {
    let name = Self.name(using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<5: index.set(try Self.memo(name, using: &random), for: PostID(name))
    case 5..<7: index.set(nil, for: PostID(name))
    case 7..<9:
      writes.append((PostID(name), pending.add(Self.write(using: &random), to: PostID(name))))
    case 10..<12: hide(PostID(name))
    case 12: if let id = removals.popLast() { pending.unhide(id) }
    default:
      guard let place = writes.indices.randomElement(using: &random) else { return }
      let write = writes.remove(at: place)
      pending.remove(write.number, of: write.id)
    }
  }

  private mutating func hide(_ id: PostID) {
    removals.append(id)
    pending.hide(id)
  }
}

extension RandomStore {
  private static func name(using random: inout SeededGenerator) -> String {
    let copies = ["", "", ".conflict-20260818-173636", ".conflict-20260818-173636.conflict-20260819-173636"]
    return "\(Int.random(in: 0..<25, using: &random))" + (copies.randomElement(using: &random) ?? "")
  }

  private static func write(using random: inout SeededGenerator) -> PostChange {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .favorite(.random(using: &random))
    case 1: .rating(.random(in: 1...5, using: &random))
    default: .book(["坊っちゃん", "心", ""].randomElement(using: &random) ?? "")
    }
  }

  private static func memo(_ name: String, using random: inout SeededGenerator) throws -> IndexedPost {
    var fields = PostFields(id: PostID(name))
    fields.title = ["あ", "い", "い", name].randomElement(using: &random) ?? ""
    fields.book = ["坊っちゃん", "心", ""].randomElement(using: &random) ?? ""
    fields.isFavorite = .random(using: &random)
    fields.rating = [nil, 1, 2, 3].randomElement(using: &random) ?? nil
    fields.kind = PostKind.allCases.randomElement(using: &random) ?? .note
    fields.created = Timestamp(seconds: .random(in: 0..<5, using: &random) * 86_400, offset: 0)
    if Int.random(in: 0..<40, using: &random) == 0 { fields.created = Timestamp(seconds: .max, offset: 0) }
    let post = Post(fields)
    let body = Array((["猫", "犬", "猫と犬"].randomElement(using: &random) ?? "").utf8)
    return IndexedPost(
      name: try indexed(name).name, post: post, text: body.withUnsafeBytes { SearchText(post, body: $0) },
      status: nil, contentHash: 0)
  }

  private static func inOneChunk(
    _ memos: [IndexedPost], using random: inout SeededGenerator
  ) -> [IndexedPost] {
    var builder = SearchChunkBuilder()
    let numbers = memos.map { memo in
      Array((["猫", "犬", "猫と犬"].randomElement(using: &random) ?? "").utf8)
        .withUnsafeBytes { builder.append(memo.post.fields, body: $0) }
    }
    let chunk = builder.finish()
    return zip(memos, numbers).map { memo, number in
      IndexedPost(
        name: memo.name, post: memo.post, text: SearchText(chunk, number: number), status: nil,
        contentHash: 0)
    }
  }
}

extension SearchCondition {
  /// A condition that some of the random memos meet, in any order.
  static func random(using random: inout SeededGenerator) -> SearchCondition {
    var condition = SearchCondition()
    func rarely() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
    if rarely() { condition = condition.containing(["猫", "犬 猫", "坊"].randomElement(using: &random) ?? "") }
    if rarely() { condition.book = "心" }
    if rarely() { condition.kinds = [.note] }
    condition.favoritesOnly = rarely()
    if rarely() { condition.createdFrom = .day(Day(daysSinceEpoch: 2)) }
    let key = PostSort.Key.allCases.randomElement(using: &random) ?? .created
    return condition.sorted(PostSort(key: key, direction: rarely() ? .ascending : .descending))
  }
}

import Testing

import SeededRandom
@testable import Posts

@Suite("The order of a list") struct PostOrderTests {
  private func sorted(
    _ key: PostSort.Key, _ direction: PostSort.Direction, _ posts: [Post]
  ) -> [String] {
    names(PostOrder(PostSort(key: key, direction: direction)).sorted(posts))
  }

  @Test("is by the time of writing, whatever the offset")
  func created() {
    let posts = [
      post("b") { $0.created = Timestamp(seconds: 20, offset: 32_400) },
      post("c") { $0.created = Timestamp(seconds: 30, offset: -3600) },
      post("a", created: 10),
    ]
    #expect(sorted(.created, .descending, posts) == ["c", "b", "a"])
    #expect(sorted(.created, .ascending, posts) == ["a", "b", "c"])
  }

  @Test("is by the last change, the time of writing standing in for it")
  func updated() {
    let posts = [
      post("changed", created: 10) { $0.updated = Timestamp(seconds: 40, offset: 0) },
      post("younger", created: 30),
      post("older", created: 20),
    ]
    #expect(sorted(.updated, .descending, posts) == ["changed", "younger", "older"])
  }

  @Test("is by rating, memos without one last in both directions")
  func rating() {
    let posts = [post("none"), post("two") { $0.rating = 2 }, post("five") { $0.rating = 5 }]
    #expect(sorted(.rating, .descending, posts) == ["five", "two", "none"])
    #expect(sorted(.rating, .ascending, posts) == ["two", "five", "none"])
  }

  @Test("is by title as folded for search, kana before ideographs")
  func title() {
    let titles = ["猫", "Ｂ", "a", "か", "ア", "C"]
    let posts = titles.map { title in post(title) { $0.title = title } }
    #expect(sorted(.title, .ascending, posts) == ["a", "Ｂ", "C", "ア", "か", "猫"])
  }

  @Test("is by book and the page in it, memos without a book last in both directions")
  func book() {
    func memo(_ name: String, _ book: String, _ page: String) -> Post {
      post(name) { ($0.book, $0.page) = (book, page) }
    }
    let posts = [
      memo("none", "", "1"), memo("neko 110", "猫", "110"), memo("neko ix", "猫", "ix"),
      memo("kokoro 3", "こころ", "3"), memo("neko 12", "猫", "12"), memo("neko", "猫", ""),
    ]
    #expect(
      sorted(.book, .ascending, posts)
        == ["kokoro 3", "neko ix", "neko 12", "neko 110", "neko", "none"])
    #expect(
      sorted(.book, .descending, posts)
        == ["neko", "neko 110", "neko 12", "neko ix", "kokoro 3", "none"])
  }

  @Test(
    "breaks ties by file name, in the same direction",
    arguments: PostSort.Key.allCases.filter { $0 != .random })
  func ties(key: PostSort.Key) {
    let posts = ["b", "c", "a"].map { post($0) { $0.book = "猫" } }
    #expect(sorted(key, .ascending, posts) == ["a", "b", "c"])
    #expect(sorted(key, .descending, posts) == ["c", "b", "a"])
  }

  @Test("by chance is another one for each seed, whatever a memo holds, and is as good as any")
  func random() {
    let posts = (0..<400).map { post("2026113\($0)-120000-abcd") }
    func shuffled(_ seed: UInt64) -> [Post] {
      var sort = PostSort(key: .random, direction: .ascending)
      sort.seed = seed
      return PostOrder(sort).sorted(posts.map { post in post.with { $0.rating = Int(seed % 5) } })
    }
    #expect(names(shuffled(7)) == names(shuffled(7)))
    #expect(Set((0..<50).map { names(shuffled($0)) }).count == 50)
    // Of all memos about as many come first as last, wherever they stood.
    let firstHalves = (0..<50).map { Set(names(shuffled($0)).prefix(200)) }
    for post in posts { #expect((8...42).contains(firstHalves.count { $0.contains(post.id.text) })) }
  }

  @Test("tells composed and decomposed names apart")
  func twins() {
    let twins = [post("\u{304C}"), post("\u{304B}\u{3099}")]
    let sorted = PostOrder(PostSort(key: .created, direction: .ascending)).sorted(twins)
    #expect(sorted.map(\.id) == [PostID("\u{304B}\u{3099}"), PostID("\u{304C}")])
  }

  @Test(
    "is total: from whatever order one begins, the result is the same", arguments: PostSort.Key.allCases,
    PostSort.Direction.allCases)
  func total(key: PostSort.Key, direction: PostSort.Direction) {
    var generator = SeededGenerator(seed: 15)
    let order = PostOrder(PostSort(key: key, direction: direction))
    let posts = (0..<40).map { Post.random("\($0)", using: &generator) }
    let sorted = order.sorted(posts)
    for _ in 0..<100 {
      #expect(order.sorted(posts.shuffled(using: &generator)) == sorted)
    }
    for (index, post) in sorted.enumerated() {
      #expect(order.position(of: post, in: sorted) == index)
      #expect(sorted[..<index].allSatisfy { order.areInOrder($0, post) && !order.areInOrder(post, $0) })
    }
  }

  @Test(
    "is the same by packed words, which tell the places of the memos", arguments: PostSort.Key.allCases,
    PostSort.Direction.allCases)
  func packed(key: PostSort.Key, direction: PostSort.Direction) throws {
    var generator = SeededGenerator(seed: 16)
    let sort = PostSort(key: key, direction: direction)
    guard let packed = PackedOrder(sort, count: 30) else {
      #expect(key == .book || key == .title)
      return
    }
    for seconds in [0..<9, -9..<9, -2_000_000_000_000..<2_000_000_000_000] {
      let posts = (100..<130).map { number in
        var fields = Post.random("\(number)", using: &generator).fields
        fields.created = Timestamp(seconds: .random(in: seconds, using: &generator), offset: 0)
        return Post(fields)
      }
      let words = posts.indices.compactMap { place in
        packed.word(for: packed.number(of: posts[place]), at: place)
      }
      let sorted = words.sorted().map { posts[packed.place(of: $0)] }
      #expect(names(sorted) == names(PostOrder(sort).sorted(posts)))
    }
  }

  @Test("has no packed words for numbers that are out of bounds, and for very many memos")
  func unpacked() {
    let packed = PackedOrder(.newestFirst, count: 1)
    #expect(packed?.word(for: 1 << 41, at: 0) == nil && packed?.word(for: .min, at: 0) == nil)
    #expect(PackedOrder(.newestFirst, count: 1 << 20) == nil)
  }
}

extension Post {
  /// A memo with a few of the values that sorting looks at, many of them missing or shared with others.
  static func random(_ name: String, using generator: inout SeededGenerator) -> Post {
    post(name, created: .random(in: 0..<9, using: &generator)) { fields in
      fields.title = ["", "猫", "a", "Ａ", "こころ"].randomElement(using: &generator) ?? ""
      fields.book = ["", "猫", "こころ"].randomElement(using: &generator) ?? ""
      fields.page =
        ["", "ix", "1", "12", "12-14", "\u{304C}", "\u{304B}z", "\u{304B}\u{3099}"]
        .randomElement(using: &generator) ?? ""
      fields.rating = [nil, 1, 5].randomElement(using: &generator) ?? nil
      fields.updated = [nil, Timestamp(seconds: 5, offset: 0)].randomElement(using: &generator) ?? nil
    }
  }
}

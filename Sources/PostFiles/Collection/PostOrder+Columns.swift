import Posts

extension PostOrder {
  /// The places of all versions that are shown, in this order. A fast way to `sortedIndices`: most memos are sorted by
  /// packed words.
  func places(of columns: PostColumns, _ shown: ShownPosts) -> [UInt32] {
    guard let packed = PackedOrder(sort, count: columns.count) else { return plainPlaces(of: columns, shown) }
    var words: [UInt64] = []
    words.reserveCapacity(columns.count)
    var others: [Int] = []
    for row in 0..<columns.count {
      guard let place = columns.shownPlace(at: row) else { continue }
      let post = shown.versions[place]
      if post.original == nil, let word = packed.word(for: packed.number(of: post), at: row) {
        words.append(word)
      } else {
        others.append(place)
      }
    }
    words.sort()
    let places = words.compactMap { columns.shownPlace(at: packed.place(of: $0)).map { UInt32($0) } }
    return adding(others, to: places, shown.versions)
  }

  private func plainPlaces(of columns: PostColumns, _ shown: ShownPosts) -> [UInt32] {
    let places = (0..<columns.count).compactMap(columns.shownPlace)
    return sortedIndices(of: places.map { shown.versions[$0] }).map { UInt32(places[$0]) }
  }

  /// The places in this order together with others, such as those of conflict copies.
  private func adding(_ others: [Int], to places: [UInt32], _ versions: PostVersions) -> [UInt32] {
    if others.isEmpty { return places }
    let posts = OrderedPosts(versions, places: places)
    var result: [UInt32] = []
    var next = 0
    for index in sortedIndices(of: others.map { versions[$0] }) {
      let end = position(of: versions[others[index]], in: posts)
      result += places[next..<end]
      result.append(UInt32(others[index]))
      next = end
    }
    return result + places[next...]
  }
}

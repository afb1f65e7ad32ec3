/// Memos in an order: places among versions that are shared with other such lists. A hundred thousand of them are handed
/// on, held and let go of without touching one.
package struct OrderedPosts: Sendable {
  package private(set) var versions: PostVersions
  /// Where the memos stand among the versions, one after the other.
  package private(set) var places: [UInt32]

  package init(_ versions: PostVersions, places: [UInt32]) {
    self.versions = versions
    self.places = places
  }

  /// Memos with versions of their own.
  package init(_ posts: some Sequence<Post>) {
    versions = PostVersions()
    places = []
    for post in posts { places.append(UInt32(versions.append(post))) }
  }
}

extension OrderedPosts: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  package subscript(index: Int) -> Post { versions[Int(places[index])] }
}

extension OrderedPosts {
  /// Goes on with versions that have grown out of these.
  package mutating func move(to versions: PostVersions) {
    self.versions = versions
  }

  package mutating func insert(place: Int, at index: Int) {
    places.insert(UInt32(place), at: index)
  }

  package mutating func remove(at index: Int) {
    places.remove(at: index)
  }
}

extension OrderedPosts: ExpressibleByArrayLiteral {
  package init(arrayLiteral posts: Post...) {
    self.init(posts)
  }
}

extension OrderedPosts: Equatable {
  package static func == (left: OrderedPosts, right: OrderedPosts) -> Bool {
    if left.versions.isCopy(of: right.versions) && left.places == right.places { return true }
    return left.elementsEqual(right)
  }
}

import Posts

/// All memos that are shown, in the orders that were asked for last. Each is sorted once and then kept up to date.
struct KnownOrders {
  private static let most = 4
  /// The one that was asked for last comes first.
  private var orders: [(sort: PostSort, places: [UInt32])] = []

  /// The places of the versions in an order; nil for one that is not known.
  func places(in sort: PostSort) -> [UInt32]? { orders.first { $0.sort == sort }?.places }

  /// Takes in the places of the versions in an order.
  mutating func keep(_ places: [UInt32], in sort: PostSort) {
    orders.removeAll { $0.sort == sort }
    orders.insert((sort, places), at: 0)
    if orders.count > Self.most { orders.removeLast() }
  }

  mutating func insert(_ place: Int, among versions: PostVersions) {
    for number in orders.indices {
      let index = index(of: place, among: versions, inOrder: number)
      orders[number].places.insert(UInt32(place), at: index)
    }
  }

  mutating func remove(_ place: Int, among versions: PostVersions) {
    for number in orders.indices {
      let index = index(of: place, among: versions, inOrder: number)
      orders[number].places.remove(at: index)
    }
  }

  mutating func forget() {
    orders = []
  }

  /// Where the version stands or belongs.
  private func index(of place: Int, among versions: PostVersions, inOrder number: Int) -> Int {
    let posts = OrderedPosts(versions, places: orders[number].places)
    return PostOrder(orders[number].sort).position(of: versions[place], in: posts)
  }
}

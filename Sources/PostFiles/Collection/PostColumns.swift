/// The memos that have been read, by identity, and how each of them is shown.
struct PostColumns {
  private static let nowhere = UInt32.max

  private(set) var memos: [IndexedPost] = []
  private var shown: [UInt32] = []

  var count: Int { memos.count }

  /// The place of the version that is shown of a memo; nil for one that is out of sight.
  func shownPlace(at row: Int) -> Int? { shown[row] == Self.nowhere ? nil : Int(shown[row]) }

  mutating func reserveCapacity(_ count: Int) {
    memos.reserveCapacity(count)
    shown.reserveCapacity(count)
  }

  mutating func append(_ memo: IndexedPost, shownAt place: Int) {
    memos.append(memo)
    shown.append(UInt32(place))
  }

  mutating func append(_ rows: Range<Int>, of other: PostColumns) {
    memos += other.memos[rows]
    shown += other.shown[rows]
  }

  /// A memo that is out of sight.
  mutating func insert(_ memo: IndexedPost, at row: Int) {
    memos.insert(memo, at: row)
    shown.insert(Self.nowhere, at: row)
  }

  mutating func replace(at row: Int, by memo: IndexedPost) {
    memos[row] = memo
  }

  mutating func show(_ place: Int?, at row: Int) {
    shown[row] = place.map { UInt32($0) } ?? Self.nowhere
  }

  mutating func remove(at row: Int) {
    memos.remove(at: row)
    shown.remove(at: row)
  }
}

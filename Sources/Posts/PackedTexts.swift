/// The folded texts of memos put one after the other, as they are kept outside of memory.
package struct PackedTexts {
  package private(set) var bytes: [UInt8] = []
  /// Where the parts of each text stand, `numbersPerText` for each.
  package private(set) var places: [UInt32] = []

  package static let numbersPerText = SearchPlace.numberCount

  package init() {}

  package mutating func append(_ text: SearchText) {
    let place = text.chunk.place(text.number)
    let start = bytes.count
    bytes += text.chunk.bytes(in: place.whole)
    bytes.append(0)
    places += place.numbers.map { UInt32(start) + $0 - UInt32(place.start) }
  }

  /// Forgets all texts and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}

extension SearchChunk {
  /// The chunk that packed texts make; nil for what no packing made.
  ///
  /// - Parameter places: Numbers of four bytes, the lowest first.
  package convenience init?(bytes: [UInt8], places: UnsafeRawBufferPointer) {
    let size = SearchPlace.numberCount * MemoryLayout<UInt32>.size
    var found: [SearchPlace] = []
    found.reserveCapacity(places.count / size)
    var start = 0
    for offset in stride(from: 0, to: places.count, by: size) {
      guard let place = SearchPlace(places, at: offset), place.start == start, place.end < bytes.count,
        bytes[place.end] == 0
      else { return nil }
      found.append(place)
      start = place.end + 1
    }
    guard start == bytes.count else { return nil }
    self.init(bytes: bytes, places: found, encoding: .unproven)
  }
}

extension SearchPlace {
  fileprivate static let numberCount = 5

  /// The place that five numbers tell; nil where they are too few or in no order.
  fileprivate init?(_ memory: UnsafeRawBufferPointer, at offset: Int) {
    guard offset + Self.numberCount * 4 <= memory.count else { return nil }
    func number(_ index: Int) -> Int {
      Int(UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self)))
    }
    self.init(book: number(0), authors: number(1), tags: number(2), chapter: number(3), end: number(4))
    // A separator stands before each part but the first.
    guard start < number(1), number(1) < number(2), number(2) < number(3), number(3) < end else { return nil }
  }
}

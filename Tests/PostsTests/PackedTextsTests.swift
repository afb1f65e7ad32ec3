import Testing

@testable import Posts

@Suite("Texts that are packed") struct PackedTextsTests {
  @Test("make a chunk again in which all is found where it was")
  func roundTrip() throws {
    let packed = packed(["猫の本", "犬", ""])
    let chunk = try #require(self.chunk(packed.bytes, packed.places))
    #expect(chunk.count == 3)
    for (number, word) in ["猫の本", "犬"].enumerated() {
      let found = (0..<3).filter { SearchText(chunk, number: $0).contains(Array(word.utf8)) }
      #expect(found == [number])
    }
  }

  @Test("make none when their places are not those of the bytes")
  func damagedPlaces() {
    let packed = packed(["猫", "犬"])
    for index in packed.places.indices {
      for change in [-1, 1, 1000] {
        var places = packed.places
        places[index] = UInt32(max(0, Int(places[index]) + change))
        if places == packed.places || chunk(packed.bytes, places) == nil { continue }
        // Only where one part within a text ends and the next begins may be another.
        #expect(![0, 4].contains(index % PackedTexts.numbersPerText), "place \(index)")
      }
    }
    #expect(chunk(packed.bytes, packed.places.dropLast()) == nil)
    #expect(chunk(packed.bytes + [0], packed.places) == nil)
    #expect(chunk(packed.bytes.dropLast(), packed.places) == nil)
  }

  @Test("match no pattern where they are no UTF-8")
  func notUTF8() throws {
    let packed = packed(["猫の本", "犬"])
    let pattern = try RegularExpression("の")
    let whole = try #require(chunk(packed.bytes, packed.places))
    #expect(SearchText(whole, number: 0).matches(pattern))
    var bytes = packed.bytes
    let place = try #require(bytes.lastIndex { $0 >= 0x80 })
    bytes[place] = 0xFF
    let damaged = try #require(chunk(bytes, packed.places))
    #expect(!SearchText(damaged, number: 0).matches(pattern))
  }

  private func packed(_ bodies: [String]) -> PackedTexts {
    var packed = PackedTexts()
    for body in bodies {
      var body = body
      let post = Post(PostFields(id: PostID("memo")))
      packed.append(body.withUTF8 { SearchText(post, body: UnsafeRawBufferPointer($0)) })
    }
    return packed
  }

  private func chunk(_ bytes: some Sequence<UInt8>, _ places: some Sequence<UInt32>) -> SearchChunk? {
    places.map(\.littleEndian).withUnsafeBytes { SearchChunk(bytes: Array(bytes), places: $0) }
  }
}

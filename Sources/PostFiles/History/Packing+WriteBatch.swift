import Posts

extension Packer {
  mutating func put(_ batch: WriteBatch) {
    put(batch.writes) { $0.put($1) }
  }

  mutating func put(_ write: WriteBatch.Write) {
    switch write {
    case .create(_, let bytes): put("create", write.id) { $0.put(bytes) }
    case .update(_, let changes, let old):
      put("update", write.id) { packer in
        packer.put(changes) { $0.put($1) }
        packer.put(old) { $0.put($1) }
      }
    case .revert(_, let reversion): put("revert", write.id) { $0.put(reversion) }
    case .delete: put("delete", write.id) { _ in }
    case .discard(_, let version): put("discard", write.id) { $0.put(version) }
    case .restore(_, let place): put("restore", write.id) { $0.put(place) { $0.put($1.bytes) } }
    }
  }

  private mutating func put(_ word: String, _ id: PostID, _ putRest: (inout Packer) -> Void) {
    put(word)
    put(id.bytes)
    putRest(&self)
  }

  private mutating func put(_ version: ContentHash) {
    put(Int(truncatingIfNeeded: version.number))
    put(Int(truncatingIfNeeded: version.number >> 64))
  }

  private mutating func put(_ reversion: Reversion) {
    put(reversion.expected)
    put(reversion.range.lowerBound)
    put(reversion.range.upperBound)
    put(reversion.bytes)
    put(reversion.changes) { $0.put($1) }
    put(reversion.old) { $0.put($1) }
  }
}

extension Unpacker {
  mutating func writeBatch() throws(UnpackingError) -> WriteBatch {
    WriteBatch(try list { (unpacker) throws(UnpackingError) in try unpacker.write() })
  }

  mutating func write() throws(UnpackingError) -> WriteBatch.Write {
    let word = try text()
    let id = PostID(bytes: try bytes())
    switch word {
    case "create": return .create(id, try bytes())
    case "update": return .update(id, try changes(), old: try changes())
    case "revert": return .revert(id, try reversion())
    case "delete": return .delete(id)
    case "discard": return .discard(id, try version())
    case "restore":
      return .restore(
        id,
        try optional { (unpacker) throws(UnpackingError) in TrashPlace(bytes: try unpacker.bytes()) })
    default: throw UnpackingError()
    }
  }

  private mutating func changes() throws(UnpackingError) -> [PostChange] {
    try list { (unpacker) throws(UnpackingError) in try unpacker.postChange() }
  }

  private mutating func version() throws(UnpackingError) -> ContentHash {
    let (low, high) = (UInt64(bitPattern: Int64(try number())), UInt64(bitPattern: Int64(try number())))
    return ContentHash(number: UInt128(high) << 64 | UInt128(low))
  }

  private mutating func reversion() throws(UnpackingError) -> Reversion {
    let expected = try version()
    let (first, end) = (try number(), try number())
    guard first >= 0, end >= first else { throw UnpackingError() }
    return Reversion(
      expected: expected, range: first..<end, bytes: try bytes(), changes: try changes(),
      old: try changes())
  }
}

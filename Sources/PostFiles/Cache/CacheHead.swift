/// The beginning of a cache: whose it is, and how many memos follow.
struct CacheHead {
  /// How many memos stand in the sections after the first, which holds some of them once more.
  let count: Int
  let identity: CacheIdentity

  private static let magic = 0x6F68_7375_6B6F_64FF as UInt64
  /// Before the identity: magic, checksum, count and the identity's length.
  private static let fixedLength = 32

  var bytes: [UInt8] {
    var head = CachedBytes()
    head.put(Self.magic)
    head.put(checksum)
    head.put(UInt64(count))
    head.put(UInt64(identity.bytes.count))
    head.put(identity.bytes)
    return head.bytes
  }

  /// How long the head is for this identity.
  static func length(of identity: CacheIdentity) -> Int { fixedLength + identity.bytes.count }

  init(count: Int, identity: CacheIdentity) {
    (self.count, self.identity) = (count, identity)
  }

  /// Reads a head; throws unless it is that of this identity.
  init(_ cursor: inout ByteCursor, expecting identity: CacheIdentity) throws(CacheDamage) {
    let (magic, checksum) = (try cursor.number(UInt64.self), try cursor.number(UInt64.self))
    let (count, length) = (try cursor.number(UInt64.self), try cursor.number(UInt64.self))
    guard magic == Self.magic, count <= UInt32.max, length == identity.bytes.count,
      try cursor.bytes(identity.bytes.count).elementsEqual(identity.bytes)
    else { throw CacheDamage() }
    self.init(count: Int(count), identity: identity)
    guard checksum == self.checksum else { throw CacheDamage() }
  }

  private var checksum: UInt64 {
    var sum = UInt64(bitPattern: Int64(identity.bytes.span.contentHash))
    sum.mix(UInt64(count))
    return sum
  }
}

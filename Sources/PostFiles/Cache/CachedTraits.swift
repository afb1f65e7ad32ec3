import Posts

/// The small fields of a memo in one number.
struct CachedTraits {
  private(set) var number: UInt32 = 0

  private static let kinds = PostKind.allCases
  private static let statuses = ReadingStatus.allCases

  /// - Parameter isDoubtful: Whether the file is to be read again in any case.
  init(_ fields: PostFields, isDoubtful: Bool) {
    put(Self.kinds.firstIndex(of: fields.kind) ?? 0, at: 0)
    put(fields.status.flatMap(Self.statuses.firstIndex).map { $0 + 1 } ?? 0, at: 4)
    put(fields.rating ?? 0, at: 8)
    put(Int(fields.bodyParts.rawValue), at: 12)
    put(fields.isFavorite ? 1 : 0, at: 16)
    put(fields.isCreatedEstimated ? 1 : 0, at: 17)
    put(isDoubtful ? 1 : 0, at: 18)
    put(fields.hasRareFields ? 1 : 0, at: 19)
  }

  /// Traits that were written down.
  init(number: UInt32) {
    self.number = number
  }

  var isDoubtful: Bool { bits(1, at: 18) != 0 }
  var hasRareFields: Bool { bits(1, at: 19) != 0 }

  /// Sets the fields that it tells of.
  @inline(__always)
  func set(_ fields: inout PostFields) throws(CacheDamage) {
    let (kind, status, rating, parts) = (bits(4, at: 0), bits(4, at: 4), bits(4, at: 8), bits(4, at: 12))
    guard kind < Self.kinds.count, status <= Self.statuses.count, rating <= 5, parts <= 3 else {
      throw CacheDamage()
    }
    fields.kind = Self.kinds[kind]
    fields.status = status == 0 ? nil : Self.statuses[status - 1]
    fields.rating = rating == 0 ? nil : rating
    fields.bodyParts = BodyParts(rawValue: UInt8(parts))
    fields.isFavorite = bits(1, at: 16) != 0
    fields.isCreatedEstimated = bits(1, at: 17) != 0
  }
}

extension CachedTraits {
  private mutating func put(_ value: Int, at place: Int) { number |= UInt32(value) << UInt32(place) }

  private func bits(_ count: Int, at place: Int) -> Int {
    Int(number >> UInt32(place)) & (1 << count - 1)
  }
}

extension PostFields {
  /// Whether it has any of the fields that few memos have.
  fileprivate var hasRareFields: Bool {
    !location.isEmpty || !chapter.isEmpty || !isbn.isEmpty || !source.isEmpty || updated != nil
      || createdForOrder != created.seconds
  }
}

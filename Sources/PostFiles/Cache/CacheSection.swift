/// Where a section of a cache stands.
struct CacheSection {
  let header: SectionHeader
  /// Which section it is, from 0.
  let number: Int
  /// Where its bytes begin, after the header.
  let start: Int

  /// Where the next section begins.
  var end: Int { start + header.recordsLength + header.textLength }
}

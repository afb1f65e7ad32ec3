import Files
import Posts

/// A cache that is open to be read: the memos that a list shows first, and all of them.
struct CacheFile: Sendable {
  /// How many memos there are.
  let count: Int
  /// The memos with the newest dates, sorted by identity.
  let newest: [IndexedPost]
  private let file: ReadableFile
  private let localTime: any LocalTime
  /// Where the sections with all memos begin.
  private let start: Int

  /// Opens a cache and reads its first section; throws unless it is one of this identity.
  init(_ file: ReadableFile, of identity: CacheIdentity, localTime: any LocalTime) throws(CacheDamage) {
    (self.file, self.localTime) = (file, localTime)
    let headLength = CacheHead.length(of: identity)
    count = try file.reading(headLength, at: 0) { cursor throws(CacheDamage) in
      try CacheHead(&cursor, expecting: identity).count
    }
    let section = try file.section(0, at: headLength)
    var reader = SectionReader(file, localTime: localTime)
    newest = try reader.memos(of: section)
    start = section.end
  }

  /// All memos, sorted by identity, read on threads of their own; nil where the cache is damaged or the task cancelled.
  func all(lanes: Int) async -> [IndexedPost]? {
    guard let sections = try? sections() else { return nil }
    let work = PartedWork<[IndexedPost]?>(parts: sections.count).begin(lanes: lanes) {
      [file, localTime] work in
      var reader = SectionReader(file, localTime: localTime)
      while let number = work.next() {
        work.finish(number, try? reader.memos(of: sections[number]))
      }
    }
    guard let parts = await work.results()?.compactMap(\.self), parts.count == sections.count else {
      return nil
    }
    let memos = parts.flatMap(\.self)
    return memos.count == count && parts.followEachOther ? memos : nil
  }
}

extension CacheFile {
  /// Where the sections with all memos stand.
  private func sections() throws(CacheDamage) -> [CacheSection] {
    var sections: [CacheSection] = []
    var place = start
    while place < file.size {
      let section = try file.section(sections.count + 1, at: place)
      sections.append(section)
      place = section.end
    }
    guard place == file.size else { throw CacheDamage() }
    return sections
  }
}

extension ReadableFile {
  /// The section that begins at a place, of which only the header has been read.
  fileprivate func section(_ number: Int, at place: Int) throws(CacheDamage) -> CacheSection {
    let header = try reading(SectionHeader.length, at: place) { cursor throws(CacheDamage) in
      try SectionHeader(&cursor)
    }
    let section = CacheSection(header: header, number: number, start: place + SectionHeader.length)
    guard section.end <= size else { throw CacheDamage() }
    return section
  }

  /// Hands on a few bytes of the file.
  fileprivate func reading<Result>(
    _ count: Int, at place: Int, _ body: (inout ByteCursor) throws(CacheDamage) -> Result
  ) throws(CacheDamage) -> Result {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 8)
    defer { memory.deallocate() }
    guard (try? read(at: place, into: memory)) == count else { throw CacheDamage() }
    var cursor = ByteCursor(UnsafeRawBufferPointer(memory))
    return try body(&cursor)
  }
}

extension [[IndexedPost]] {
  /// Whether each section, sorted in itself, stands behind the one before.
  fileprivate var followEachOther: Bool {
    zip(self, dropFirst()).allSatisfy { one, next in
      guard let last = one.last, let first = next.first else { return false }
      return last.post.precedesByID(first.post)
    }
  }
}

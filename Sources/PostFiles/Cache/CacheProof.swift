import Files

/// Finds out which memos of a cache are not those of the folder as it is. It begins when it is made.
struct CacheProof: Sendable {
  private let memos: [IndexedPost]
  private let work: PartedWork<[Int]>.Running

  /// How many files are looked at before another lane is given some.
  private static let partSize = 512

  init(of memos: [IndexedPost], in folder: PostFolder, lanes: Int) {
    self.memos = memos
    let size = Self.partSize
    let work = PartedWork<[Int]>(parts: (memos.count + size - 1) / size)
    self.work = work.begin(lanes: lanes) { work in
      while let part = work.next() {
        let places = part * size..<min(memos.count, (part + 1) * size)
        work.finish(part, places.filter { !folder.isCurrent(memos[$0]) })
      }
    }
  }

  /// The memos whose files are others now, or gone; nil when nobody waits for them any more.
  func outdated() async -> [IndexedPost]? {
    await work.results()?.flatMap(\.self).map { memos[$0] }
  }
}

extension PostFolder {
  /// Whether the file is the version that the memo was read of.
  fileprivate func isCurrent(_ memo: IndexedPost) -> Bool {
    guard let known = memo.status, let status = try? directory.status(of: memo.name) else { return false }
    return status.kind == .regular && FileVersion(status) == known
  }
}

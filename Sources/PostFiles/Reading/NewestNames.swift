import Files

/// Finds the files with the newest names among very many, without sorting all names.
struct NewestNames {
  /// The entries with the newest names that begin with a date, newest first.
  let first: [DirectoryEntry]
  private let entries: [DirectoryEntry]
  private let places: [Int]

  /// Finds so many among the entries.
  init(of entries: [DirectoryEntry], count: Int) {
    self.entries = entries
    places = Self.newest(entries, count: count)
    first = places.map { entries[$0] }.sorted { $1.name < $0.name }
  }

  /// The places of all other entries, by the beginnings of their names, newest first. To find them takes longer than
  /// to find the first ones.
  func rest() -> [Int] {
    var isFirst = [Bool](repeating: false, count: entries.count)
    for place in places { isFirst[place] = true }
    var others: [Candidate] = []
    others.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() where !isFirst[index] {
      others.append(Candidate(time: Self.time(in: entry.name), index: index))
    }
    others.sort { $1.time < $0.time }
    return others.map(\.index)
  }

  private struct Candidate {
    let time: UInt64
    let index: Int
  }

  /// Keeps the best seen so far and sorts them whenever they have doubled.
  private static func newest(_ entries: [DirectoryEntry], count: Int) -> [Int] {
    var best: [Candidate] = []
    var oldest: UInt64 = 0
    for (index, entry) in entries.enumerated() {
      let time = time(in: entry.name)
      guard time >= oldest, MemoName.beginsWithDate(entry.name) else { continue }
      best.append(Candidate(time: time, index: index))
      guard best.count >= max(2 * count, 64) else { continue }
      best = Array(best.sorted { $1.time < $0.time }.prefix(count))
      oldest = best.last?.time ?? oldest
    }
    return best.sorted { $1.time < $0.time }.prefix(count).map(\.index)
  }

  /// The first sixteen bytes, four bits of each: date and time of a name such as `20261130-091200-qkvd.md`, in their
  /// order. A shorter name counts as if zeros followed.
  private static func time(in name: FileName) -> UInt64 {
    name.bytes.withUnsafeBytes { bytes in
      bytes.prefix(16).reduce(0) { $0 << 4 | UInt64($1 & 0xF) } << UInt64(4 * (16 - min(16, bytes.count)))
    }
  }
}

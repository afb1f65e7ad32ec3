import Files

/// Finds the files with the newest names among very many, without sorting all names.
enum NewestNames {
  /// The entries with the newest names that begin with a date, newest first, and all others in their order.
  static func split(
    _ entries: [DirectoryEntry], count: Int
  ) -> (first: [DirectoryEntry], rest: [DirectoryEntry]) {
    let newest = newest(entries, count: count)
    var isFirst = [Bool](repeating: false, count: entries.count)
    for index in newest { isFirst[index] = true }
    let first = newest.map { entries[$0] }.sorted { $1.name < $0.name }
    return (first, entries.indices.lazy.filter { !isFirst[$0] }.map { entries[$0] })
  }

  /// The entries by the beginnings of their names, newest first.
  static func sorted(_ entries: [DirectoryEntry]) -> [DirectoryEntry] {
    let heads = entries.indices.map { Candidate(time: time(in: entries[$0].name), index: $0) }
    return heads.sorted { $1.time < $0.time }.map { entries[$0.index] }
  }

  private struct Candidate {
    let time: UInt128
    let index: Int
  }

  /// Keeps the best seen so far and sorts them whenever they have doubled.
  private static func newest(_ entries: [DirectoryEntry], count: Int) -> [Int] {
    var best: [Candidate] = []
    var oldest: UInt128 = 0
    for (index, entry) in entries.enumerated() where MemoName.beginsWithDate(entry.name) {
      let time = time(in: entry.name)
      guard time >= oldest else { continue }
      best.append(Candidate(time: time, index: index))
      guard best.count >= max(2 * count, 64) else { continue }
      best = Array(best.sorted { $1.time < $0.time }.prefix(count))
      oldest = best.last?.time ?? oldest
    }
    return best.sorted { $1.time < $0.time }.prefix(count).map(\.index)
  }

  /// The first sixteen bytes as one number: date and time of a name such as `20261130-091200-qkvd.md`. A shorter name
  /// counts as if zeros followed.
  private static func time(in name: FileName) -> UInt128 {
    name.bytes.withUnsafeBytes { bytes in
      if bytes.count >= 16 { return UInt128(bigEndian: bytes.loadUnaligned(as: UInt128.self)) }
      return bytes.reduce(0) { $0 << 8 | UInt128($1) } << UInt128(8 * (16 - bytes.count))
    }
  }
}

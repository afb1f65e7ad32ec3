import Files

/// Finds the files with the newest names among very many, without sorting all names.
enum NewestNames {
  /// The entries with the newest names that begin with a date, newest first, and all others in their order.
  static func split(
    _ entries: [DirectoryEntry], count: Int
  ) -> (first: [DirectoryEntry], rest: [DirectoryEntry]) {
    let dated = entries.indices.lazy
      .filter { MemoName.beginsWithDate(entries[$0].name) }
      .map { (time: time(in: entries[$0].name), index: $0) }
    let newest = Array(dated).sorted { $1.time < $0.time }.prefix(count).map(\.index)
    var isFirst = [Bool](repeating: false, count: entries.count)
    for index in newest { isFirst[index] = true }
    let first = newest.map { entries[$0] }.sorted { $1.name < $0.name }
    return (first, entries.indices.lazy.filter { !isFirst[$0] }.map { entries[$0] })
  }

  /// The first sixteen bytes as one number: date and time of a name such as `20261130-091200-qkvd.md`. A shorter name
  /// counts as if zeros followed.
  private static func time(in name: FileName) -> UInt128 {
    let bytes = name.bytes.prefix(16)
    return bytes.reduce(0) { $0 << 8 | UInt128($1) } << UInt128(8 * (16 - bytes.count))
  }
}

import Files

/// The files that something happened to, waiting until they have settled.
struct Settling {
  /// Files to be read as soon as the present burst of events is over.
  private(set) var changed: Set<FileName> = []
  /// Files that were gone or empty when they were looked at, each with its last doubt: many programs replace a file in
  /// two steps.
  private var doubtful: [FileName: Int] = [:]
  private var lastDoubt = 0

  /// Takes in a name; true when it is the first of a burst.
  mutating func note(_ name: FileName) -> Bool {
    defer { changed.insert(name) }
    return changed.isEmpty
  }

  /// The names of the burst, which is over.
  mutating func takeChanged() -> Set<FileName> {
    defer { changed = [] }
    return changed
  }

  /// Takes in names that are looked at once more, and returns the number of this doubt.
  mutating func doubt(_ names: Set<FileName>) -> Int {
    lastDoubt += 1
    for name in names { doubtful[name] = lastDoubt }
    return lastDoubt
  }

  /// The names of a doubt, without those that were doubted again since.
  mutating func takeDoubtful(_ doubt: Int) -> Set<FileName> {
    let names = Set(doubtful.lazy.filter { $0.value == doubt }.map(\.key))
    for name in names { doubtful[name] = nil }
    return names
  }
}

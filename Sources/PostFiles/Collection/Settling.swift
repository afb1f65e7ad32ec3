import Files

/// The files that something happened to, waiting until they have settled.
struct Settling {
  /// Files to be read as soon as the present burst of events is over.
  private(set) var changed: Set<FileName> = []
  /// Files that were gone or empty when they were read: many programs replace a file in two steps.
  private(set) var doubtful: Set<FileName> = []

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

  /// Takes in names that are looked at once more; true when none was waiting.
  mutating func doubt(_ names: Set<FileName>) -> Bool {
    defer { doubtful.formUnion(names) }
    return doubtful.isEmpty && !names.isEmpty
  }

  mutating func takeDoubtful() -> Set<FileName> {
    defer { doubtful = [] }
    return doubtful
  }
}

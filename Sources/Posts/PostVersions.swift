/// Versions of memos in numbered places. It only grows: what stands in a place stays there, so that copies share nearly
/// all of it, and a place means the same in each.
package struct PostVersions: Sendable {
  /// Copies share all parts but the last one.
  private static let partBits = 9
  private static let partSize = 1 << partBits

  private var parts: [[Post]] = []
  /// How many versions there are.
  package private(set) var count = 0
  private let origin = Origin()

  package init() {}

  /// Takes in a version and returns its place.
  package mutating func append(_ post: Post) -> Int {
    if count == parts.count * Self.partSize {
      parts.append([])
      parts[parts.count - 1].reserveCapacity(Self.partSize)
    }
    parts[parts.count - 1].append(post)
    count += 1
    return count - 1
  }

  package subscript(place: Int) -> Post { parts[place >> Self.partBits][place & (Self.partSize - 1)] }

  /// Whether both are copies of one, or one of them has grown out of the other.
  func isCopy(of other: PostVersions) -> Bool { origin === other.origin }
}

/// What all copies have in common.
private final class Origin: Sendable {}

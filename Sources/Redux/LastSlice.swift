/// The slice that a subscriber was told last.
@usableFromInline
@MainActor
final class LastSlice<Slice> {
  /// Nil before the first. Read and written at once, so that no two accesses can meet.
  @exclusivity(unchecked)
  @usableFromInline var value: Slice?

  @inlinable
  init() {}
}

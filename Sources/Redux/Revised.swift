/// A big value together with the revision of its last mutation, so that two states compare it in no time,
/// whatever its size.
///
/// ```swift
/// struct PostListState: Equatable {
///   @Revised var posts: [Post] = []
/// }
/// ```
///
/// Every mutation counts as a change, even one that writes the same value again. Equal therefore means: the
/// same value, copied and not touched since. Two values that were made apart are never equal, though their
/// contents may be.
///
/// Select `$posts` rather than `posts` for a slice of its own: the projection is the value with its revision.
@propertyWrapper
public struct Revised<Value> {
  /// Renewed by each mutation of the value.
  public private(set) var revision = Revision()

  private var value: Value

  /// A value with a revision of its own.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value itself; a mutation happens in place and renews the revision.
  public var wrappedValue: Value {
    get { value }
    _modify {
      defer { revision = Revision() }
      yield &value
    }
  }

  /// The value with its revision.
  public var projectedValue: Revised { self }
}

extension Revised: Equatable {
  /// Whether both are copies of one value, at the same point of its history.
  public static func == (left: Revised, right: Revised) -> Bool {
    left.revision == right.revision
  }
}

extension Revised: Sendable where Value: Sendable {}

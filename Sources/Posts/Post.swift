/// One memo as a list shows it: its fields and first words, not its body. A value over one immutable reference,
/// so that a hundred thousand of them are cheap to copy, and equal when they are the same version.
@dynamicMemberLookup
package struct Post: Sendable, Identifiable {
  private let version: Version

  package init(_ fields: PostFields) {
    version = Version(fields)
  }

  package var id: PostID { version.fields.id }

  package var fields: PostFields { version.fields }

  package var isFavorite: Bool { version.fields.isFavorite }
  package var hasPendingWrites: Bool { version.fields.hasPendingWrites }
  package var kind: PostKind { version.fields.kind }
  package var created: Timestamp { version.fields.created }
  package var updated: Timestamp? { version.fields.updated }
  package var original: Post? { version.fields.original }
  package var createdForOrder: Int { version.fields.createdForOrder }

  package subscript<Value>(dynamicMember field: KeyPath<PostFields, Value>) -> Value {
    version.fields[keyPath: field]
  }
}

extension Post {
  /// Another version of the memo, changed.
  package func with(_ change: (inout PostFields) -> Void) -> Post {
    var fields = fields
    change(&fields)
    return Post(fields)
  }

  // An identity from outside would be counted as held.
  package var idCount: Int { version.fields.id.count }
  package var idLast: UInt8? { version.fields.id.last }

  /// What most comparisons of identities end with.
  package var idBeginning: PostID.Beginning { version.fields.id.beginning }

  /// Whether its identity comes before the other's; faster than to compare the two identities from outside.
  package func precedesByID(_ other: Post) -> Bool { version.fields.id < other.version.fields.id }
}

extension Post: Equatable {
  package static func == (left: Post, right: Post) -> Bool { left.version === right.version }
}

private final class Version: Sendable {
  let fields: PostFields

  init(_ fields: PostFields) {
    self.fields = fields
  }
}

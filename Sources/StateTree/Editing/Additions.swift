import Posts

/// Adds new memos, each under a name that nobody has.
package struct Additions: Sendable {
  private static let furtherAttempts = 2

  private let edits: Edits
  private let composer: any PostComposer
  private let letters: @Sendable () -> String

  package init(_ dependencies: Dependencies) {
    edits = Edits(dependencies)
    composer = dependencies.composer
    letters = dependencies.letters
  }

  /// Returns the new memo's name once it is safely on disk. Throws `PostsError`, or `FieldTooLong` where a field cannot
  /// be written.
  package func add(_ content: PostContent) async throws -> PostID {
    guard let bytes = composer.bytes(of: content) else { throw FieldTooLong() }
    for _ in 0..<Self.furtherAttempts {
      do {
        return try await create(bytes, content.created)
      } catch PostsError.nameTaken {
        // Four other letters make another name.
      }
    }
    return try await create(bytes, content.created)
  }

  private func create(_ bytes: [UInt8], _ created: Timestamp) async throws -> PostID {
    let id = PostID(created: created, letters: letters())
    var batch = WriteBatch()
    batch.create(id, bytes)
    try await edits.commit(batch, as: .added(id))
    return id
  }
}

/// A field cannot be written as it was typed.
package struct FieldTooLong: Error {}

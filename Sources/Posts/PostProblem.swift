/// Why a memo's file is not understood as a whole. It is listed and readable all the same.
package enum PostProblem: Hashable, Sendable {
  case unclosedFrontMatter
  case frontMatterIsNoMapping
  case displacedFrontMatter
  /// It has no keys since full-width colons stand where they would end.
  case fullWidthColon
  case invalidFrontMatter(line: Int)
  case duplicateKey(String)
  case frontMatterTooLarge
  case frontMatterTooDeep
  case notUTF8
  case damaged
  case empty
  case conflictMarkers
  /// A few bytes are not UTF-8.
  case strayBytes
  /// A field cannot be changed without touching other text.
  case notSpliceable
  case fileTooLarge
  case unreadable
  /// Another program has not closed the file yet.
  case beingWritten
  /// A sync program made it of another memo, which was changed in two places.
  case conflictCopy(of: PostID)

  /// Hints that do not stand in the way of an edit.
  package var isHint: Bool {
    switch self {
    case .strayBytes, .empty, .beingWritten, .conflictCopy: true
    default: false
    }
  }
}

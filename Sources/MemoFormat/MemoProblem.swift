/// Why a memo's front matter is not, or not wholly, understood.
package enum MemoProblem: Hashable, Sendable {
  /// The file has no byte at all; a hint, since another program may just be writing it.
  case empty
  /// The file holds nothing but NUL bytes, as a crash leaves it.
  case damaged
  /// The text is in another encoding than UTF-8.
  case notUTF8
  /// A few bytes of the body are not UTF-8; a hint, edits keep them.
  case strayBytes
  /// A version control program left its markers around two versions.
  case conflictMarkers
  /// The opening fence has no closing one, so the whole file is body.
  case unclosedFence
  /// Blank lines stand before the opening fence, so the whole file is body.
  case displacedFence
  /// More than 64 KB stand between the fences.
  case tooLarge
  /// What stands between the fences is YAML but has no keys, so the whole file is body.
  case notAMapping
  /// Full-width colons stand where a key would end; a hint beside `notAMapping`.
  case fullWidthColon
  /// Lists or mappings nest deeper than 64 levels.
  case tooDeep
  /// What stands between the fences is not YAML; the line counts from 1 in the file.
  case invalidYAML(line: Int, reason: String)
  /// A key stands twice; its last value counts, only this key cannot be edited.
  case duplicateKey(String)

  /// Whether no field of the memo can be edited because of this problem.
  package var forbidsEdits: Bool {
    switch self {
    case .empty, .strayBytes, .fullWidthColon, .duplicateKey: false
    default: true
    }
  }
}

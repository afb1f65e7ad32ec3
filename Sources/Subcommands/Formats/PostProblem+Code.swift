import Posts

extension PostProblem {
  /// A word that stays the same for programs; behind a colon, what it is about.
  var code: String {
    switch self {
    case .unclosedFrontMatter: "unclosed-front-matter"
    case .frontMatterIsNoMapping: "no-keys"
    case .displacedFrontMatter: "displaced-front-matter"
    case .fullWidthColon: "full-width-colon"
    case .invalidFrontMatter(let line): "invalid-yaml: line \(line)"
    case .duplicateKey(let key): "duplicate-key: \(key)"
    case .frontMatterTooLarge: "front-matter-too-large"
    case .frontMatterTooDeep: "front-matter-too-deep"
    case .notUTF8: "not-utf8"
    case .damaged: "damaged"
    case .empty: "empty"
    case .conflictMarkers: "conflict-markers"
    case .strayBytes: "stray-bytes"
    case .notSpliceable: "not-spliceable"
    case .fileTooLarge: "file-too-large"
    case .unreadable: "unreadable"
    case .beingWritten: "being-written"
    case .conflictCopy(let original): "conflict-copy: \(original.text)"
    }
  }
}

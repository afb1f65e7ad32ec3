import MemoFormat
import Posts

extension PostProblem {
  /// What a person should know about the file; nil for what changes nothing for them.
  init?(_ problem: MemoProblem) {
    switch problem {
    case .empty: self = .empty
    case .damaged: self = .damaged
    case .notUTF8: self = .notUTF8
    case .strayBytes: self = .strayBytes
    case .conflictMarkers: self = .conflictMarkers
    case .unclosedFence: self = .unclosedFrontMatter
    case .displacedFence: self = .displacedFrontMatter
    case .tooLarge: self = .frontMatterTooLarge
    case .notAMapping: self = .frontMatterIsNoMapping
    case .fullWidthColon: self = .fullWidthColon
    case .tooDeep: self = .frontMatterTooDeep
    case .invalidYAML(let line, _): self = .invalidFrontMatter(line: line)
    case .duplicateKey(let key): self = .duplicateKey(key)
    }
  }
}

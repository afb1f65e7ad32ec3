import Posts

/// A field whose value is chosen among a few.
package enum FieldChoice: Hashable, Sendable {
  case rating, kind, status

  /// The changes among which is chosen, in the order in which they are shown.
  package var changes: [PostChange] {
    switch self {
    case .rating: (0...5).map { .rating($0 == 0 ? nil : $0) }
    case .kind: PostKind.allCases.map { .kind($0) }
    case .status: ReadingStatus.allCases.map { .status($0) } + [.status(nil)]
    }
  }
}

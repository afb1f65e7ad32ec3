import Posts

/// The number of a listener.
typealias ListenerID = Int

/// A listener to a query, with what it was told last.
struct QueryListener {
  private let condition: SearchCondition
  private let romaji: Romaji
  private(set) var matcher: PostMatcher
  let order: PostOrder
  let metadataChanges: MetadataChanges
  let cancellation: Cancellation
  /// Nil before the first snapshot.
  private(set) var told: QuerySnapshot?
  /// What was told last, counted; nil before the first snapshot.
  private(set) var result: QueryResult?

  init(
    _ condition: SearchCondition, today: Day, _ metadataChanges: MetadataChanges,
    _ cancellation: Cancellation, romaji: Romaji = .none
  ) {
    (self.condition, self.romaji) = (condition, romaji)
    matcher = PostMatcher(condition, today: today, romaji: romaji)
    order = PostOrder(condition.sort)
    self.metadataChanges = metadataChanges
    self.cancellation = cancellation
  }

  /// From now on dates such as `yesterday` are seen from another day.
  mutating func turn(to today: Day) {
    matcher = PostMatcher(condition, today: today, romaji: romaji)
  }

  /// What this listener is to hear of a snapshot that follows the one before; nil for nothing.
  func heard(_ snapshot: QuerySnapshot) -> QuerySnapshot? {
    guard metadataChanges == .excluded, let told else { return snapshot }
    let changes = snapshot.documentChanges.ofContent(since: told.documents)
    return changes.isEmpty ? nil : snapshot.telling(changes)
  }

  /// Remembers what the listener is told.
  mutating func tell(_ snapshot: QuerySnapshot, _ result: QueryResult) {
    told = snapshot
    self.result = result
  }
}

/// A listener to one memo, with what it was told last.
struct DocumentListener {
  let id: PostID
  /// Nil before the first snapshot.
  var told: DocumentSnapshot?
}

/// What is to be handed to a listener.
enum Delivery: Sendable {
  case query(ListenerID, Result<QuerySnapshot, PostsError>)
  case document(ListenerID, Result<DocumentSnapshot, PostsError>)
}

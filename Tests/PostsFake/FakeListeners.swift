import Posts

/// A listener to a query, with what it was told last.
struct FakeQueryListener {
  let condition: SearchCondition
  let listener: QueryListener
  /// Nil before the first snapshot.
  var told: QuerySnapshot?
}

/// A listener to one memo, with what it was told last.
struct FakeDocumentListener {
  let id: PostID
  let listener: DocumentListener
  /// Nil before the first snapshot.
  var told: DocumentSnapshot?
}

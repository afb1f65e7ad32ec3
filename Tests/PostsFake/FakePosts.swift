import Posts

/// The port `PostsCollection` over memos in memory. It finds, sorts and compares as the real one does, but happens
/// only when a test says so, and all of it on the main actor.
@MainActor
package final class FakePosts: PostsCollection {
  package var writing = FakeWriting.atOnce
  package var delivery = FakeDelivery.atOnce
  /// Nil when all memos have been read; tell a change with `tellAll(_:)`.
  package var progress: LoadingProgress?
  /// How changes come to be known; tell a change with `tellAll(_:)`.
  package var watch = FolderWatch.events
  /// Why no memo can be changed, and whether folders below hold memos; tell a change with `tellAll(_:)`.
  package var readOnly: SystemReason?
  package var hasMemosBelow = false
  /// How often the folder was read anew.
  package private(set) var rescanCount = 0
  /// The batches that were committed, done or not.
  package private(set) var batches: [WriteBatch] = []

  var entries: [PostID: FakeEntry] = [:]
  /// What was deleted, the newest last.
  var trash: [FakeTrashed] = []
  /// Why the trash cannot be used; nil while it can.
  package var trashFailure: PostsError?
  /// The new names of memos that were renamed, until it is told.
  package var renamed: [PostID: PostID] = [:]
  /// The memos as they are shown while a change of them is being written.
  private var overlay: [PostID: Post] = [:]
  /// The memos that are on their way to the trash.
  private var hidden: Set<PostID> = []
  private var queries: [Int: FakeQueryListener] = [:]
  private var documents: [Int: FakeDocumentListener] = [:] {
    didSet { resumeWaiting() }
  }
  private var waiting: [(ids: [PostID], continuation: CheckedContinuation<Void, Never>)] = []
  private var lastListener = 0
  private var waitingDeliveries: [@MainActor () -> Void] = []
  private var heldWrites: [CheckedContinuation<PostsError?, Never>] = []

  package init(_ memos: [FakeMemo] = FakeMemo.library) {
    for memo in memos { entries[memo.id] = FakeEntry(memo) }
  }

  package func addSnapshotListener(
    _ condition: SearchCondition, _ metadataChanges: MetadataChanges, _ listener: @escaping QueryListener
  ) -> ListenerRegistration {
    lastListener += 1
    let number = lastListener
    queries[number] = FakeQueryListener(condition: condition, listener: listener)
    tellQuery(number, cause: .query)
    return ListenerRegistration { [weak self] in self?.queries[number] = nil }
  }

  package func addSnapshotListener(
    _ id: PostID, _ listener: @escaping DocumentListener
  ) -> ListenerRegistration {
    lastListener += 1
    let number = lastListener
    documents[number] = FakeDocumentListener(id: id, listener: listener)
    tellDocument(number)
    return ListenerRegistration { [weak self] in self?.documents[number] = nil }
  }

  @discardableResult
  package func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch {
    batches.append(batch)
    show(batch)
    tellAll(.write)
    let failure = await outcome()
    overlay = [:]
    hidden = []
    var folder = FakeFolder(entries: entries, trash: trash)
    let (inverse, stop) = failure.map { (WriteBatch(), $0) } ?? folder.perform(batch)
    (entries, trash) = (folder.entries, folder.trash)
    tellAll(.write)
    if let stop { throw stop }
    return inverse
  }

  package func inverses(of batch: WriteBatch) async -> [WriteBatch.Write?] {
    batch.writes.map { write in
      var folder = FakeFolder(entries: entries, trash: trash)
      return folder.perform(WriteBatch([write])).inverse.writes.first
    }
  }

  package func version(of id: PostID) async -> ContentHash? {
    entries[id] == nil ? nil : FakeFolder(entries: entries, trash: trash).version(of: id)
  }

  package func rescan() { rescanCount += 1 }
}

// MARK: What a test sees

extension FakePosts {
  private func resumeWaiting() {
    let live = liveDocuments
    let due = waiting.filter { $0.ids == live }
    waiting.removeAll { $0.ids == live }
    for (_, continuation) in due { continuation.resume() }
  }
}

extension FakePosts {
  /// The conditions that are listened to at the moment, in the order in which the listeners came.
  package var liveConditions: [SearchCondition] {
    queries.sorted { $0.key < $1.key }.map(\.value.condition)
  }

  /// The memos that are listened to with their bodies at the moment.
  package var liveDocuments: [PostID] {
    documents.sorted { $0.key < $1.key }.map(\.value.id)
  }
}

// MARK: What a test makes happen

extension FakePosts {
  /// Hands out all snapshots that wait.
  package func deliver() {
    let due = waitingDeliveries
    waitingDeliveries = []
    for delivery in due { delivery() }
  }

  /// Lets the writes that are held come to a good end.
  package func finishWrites() { endWrites(with: nil) }

  /// Lets the writes that are held fail.
  package func failWrites(_ error: PostsError) { endWrites(with: error) }

  /// Waits until exactly these memos are listened to.
  package func waits(forLiveDocuments ids: [PostID]) async {
    if liveDocuments == ids { return }
    await withCheckedContinuation { waiting.append((ids, $0)) }
  }

  /// Tells every listener whose view differs from what it was told last.
  package func tellAll(_ cause: SnapshotCause) {
    for number in queries.keys.sorted() { tellQuery(number, cause: cause) }
    for number in documents.keys.sorted() { tellDocument(number) }
  }

  /// Ends all listeners with a failure.
  package func fail(_ error: PostsError) {
    for (_, query) in queries { send { query.listener(.failure(error)) } }
    for (_, document) in documents { send { document.listener(.failure(error)) } }
    queries = [:]
    documents = [:]
  }
}

extension FakePosts {
  private func endWrites(with failure: PostsError?) {
    let held = heldWrites
    heldWrites = []
    for write in held { write.resume(returning: failure) }
  }

  private func outcome() async -> PostsError? {
    switch writing {
    case .atOnce: nil
    case .held: await withCheckedContinuation { heldWrites.append($0) }
    case .failing(let error): error
    }
  }

  private func show(_ batch: WriteBatch) {
    hidden = Set(batch.writes.filter(\.isRemoval).map(\.id))
    for write in batch.writes where !write.changes.isEmpty {
      guard let entry = entries[write.id] else { continue }
      var fields = write.changes.reduce(entry.post.fields) { $0.applying($1) }
      fields.hasPendingWrites = true
      overlay[write.id] = Post(fields)
    }
  }

  private func tellQuery(_ number: Int, cause: SnapshotCause) {
    guard let query = queries[number] else { return }
    let documents = result(of: query.condition)
    var metadata = SnapshotMetadata(
      fromCache: progress != nil || watch != .events,
      hasPendingWrites: documents.contains(where: \.hasPendingWrites), progress: progress, watch: watch)
    (metadata.readOnly, metadata.hasMemosBelow) = (readOnly, hasMemosBelow)
    let snapshot = query.next(documents, metadata: metadata, cause: cause, renamed: renamed)
    guard let snapshot else { return }
    queries[number]?.told = snapshot
    send { [weak self] in
      if self?.queries[number] != nil { query.listener(.success(snapshot)) }
    }
  }

  private func tellDocument(_ number: Int) {
    guard let document = documents[number] else { return }
    let entry = hidden.contains(document.id) ? nil : entries[document.id]
    if entry == nil && progress != nil { return }
    let snapshot = DocumentSnapshot(
      id: document.id, post: overlay[document.id] ?? entry?.post, body: entry?.memo.body ?? "")
    guard document.told != snapshot else { return }
    documents[number]?.told = snapshot
    send { [weak self] in
      if self?.documents[number] != nil { document.listener(.success(snapshot)) }
    }
  }

  private func send(_ delivery: @escaping @MainActor () -> Void) {
    switch self.delivery {
    case .atOnce: delivery()
    case .whenTold: waitingDeliveries.append(delivery)
    }
  }

  private func result(of condition: SearchCondition) -> OrderedPosts {
    let matcher = PostMatcher(condition, today: FixedTime().now.day)
    let found = entries.values.compactMap { entry -> Post? in
      if hidden.contains(entry.memo.id) { return nil }
      let post = overlay[entry.memo.id] ?? entry.post
      return matcher.matches(post, entry.text) && matcher.matchesWritten(post, entry.text) { entry.memo.body }
        ? post : nil
    }
    return OrderedPosts(PostOrder(condition.sort).sorted(found))
  }
}

extension FakeQueryListener {
  /// Nil where there is nothing new to tell.
  fileprivate func next(
    _ documents: OrderedPosts, metadata: SnapshotMetadata, cause: SnapshotCause, renamed: [PostID: PostID]
  ) -> QuerySnapshot? {
    guard let told else {
      // "No memo" would not be true while there may be some.
      if documents.isEmpty && metadata.progress != nil { return nil }
      return QuerySnapshot(
        documents: documents, documentChanges: DocumentChanges(initial: documents), metadata: metadata,
        cause: .query)
    }
    if told.documents == documents {
      return told.metadata == metadata ? nil : told.followed(by: metadata, cause: cause)
    }
    let changes = DocumentChanges(from: told.documents, to: documents, order: PostOrder(condition.sort))
    return QuerySnapshot(
      documents: documents, documentChanges: changes, metadata: metadata, cause: cause, renamed: renamed)
  }
}

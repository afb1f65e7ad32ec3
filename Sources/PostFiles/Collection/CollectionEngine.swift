import Files
import Posts

/// The half of the collection behind the main actor: holds what has been read, matches queries, and follows the folder.
/// It runs on a queue of its own.
actor CollectionEngine {
  /// The absolute path of the folder.
  let path: String
  /// The folder that is being read; another one once it was replaced at the same path.
  var folder: PostFolder
  let writer: PostWriter
  let clock: any Clock<Duration>
  private let deliveries: AsyncStream<Delivery>.Continuation
  private let executor = QueueExecutor(label: "dokusho.posts")

  var index = PostIndex()
  var pending = PendingWrites()
  /// Whether what is known was equal to the folder, and every change since has been heard of.
  var isProven = false
  /// Whether it has been proven once since the folder was opened: before that, "no memo" may not be true.
  var hasBeenProven = false
  var watch = FolderWatch.events
  /// Why the folder cannot be changed; nil where it can.
  var readOnly: SystemReason?
  /// Whether folders within it hold memos too: those are not read.
  var hasMemosBelow = false
  let attention: FolderAttention
  /// Where memos are kept until the next start; nil for nowhere.
  let cache: StartCache?
  /// What was loaded and has not been kept yet.
  var loaded: LoadedFolder?
  /// Tells the writing of a cache that the collection is no more.
  let cancellation = Cancellation()
  let stopwatch: Stopwatch
  private let romaji: Romaji
  /// Nil once everything has been read.
  var progress: LoadingProgress? = LoadingProgress(read: 0, total: 0)
  var settling = Settling()
  /// New memos that a batch is writing: they are told together when it is done.
  var beingCreated: Set<PostID> = []
  /// Nil where the folder cannot be watched.
  var watcher: DirectoryWatcher?
  /// A watch that was refused before and is had now, until the folder is opened anew.
  var newWatcher: DirectoryWatcher?
  /// Whether another folder stands at the path, or none.
  var isFolderLost = false
  /// The new names of memos that were renamed, until it is told.
  var renamed: [PostID: PostID] = [:]
  /// When the folder was last looked through.
  var lastScan = Timestamp(seconds: 0, offset: 0)
  /// Takes the next files that have settled; nil while nothing waits.
  var alarm: Task<Void, Never>?
  var alarmTime: Duration?
  /// The files that were read while somebody still wrote them.
  var unclosed: Set<FileName> = []

  /// The day that dates such as `yesterday` are seen from.
  private var today: Day
  private var queries: [ListenerID: QueryListener] = [:]
  private var documents: [ListenerID: DocumentListener] = [:]
  /// Set when the folder cannot be read: the last word to every listener.
  var failure: PostsError?

  /// Reads and follows the folder; nil before it was begun.
  private var running: Task<Void, Never>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    path: String, folder: PostFolder, writer: PostWriter, clock: any Clock<Duration>,
    attention: FolderAttention = .whatTheFolderNeeds, romaji: Romaji = .none, cache: StartCache? = nil,
    deliveries: AsyncStream<Delivery>.Continuation
  ) {
    self.romaji = romaji
    self.path = path
    self.folder = folder
    today = folder.reader.localTime.now.day
    self.writer = writer
    self.clock = clock
    self.attention = attention
    self.cache = cache
    stopwatch = Stopwatch(clock)
    self.deliveries = deliveries
  }
}

extension CollectionEngine {
  /// Begins to read the folder, and then follows it until `stop`.
  func run() {
    running = Task { await start() }
  }

  /// Leaves the folder alone.
  func stop() {
    running?.cancel()
    cancellation.cancel()
    alarm?.cancel()
    watcher?.stop()
  }

  private var isComplete: Bool { progress == nil && hasBeenProven }
}

// MARK: Listeners

extension CollectionEngine {
  /// Takes in a listener to a query and tells it what is known.
  func listen(
    _ id: ListenerID, to condition: SearchCondition, _ metadataChanges: MetadataChanges,
    _ cancellation: Cancellation
  ) {
    if let failure { return deliver(.query(id, .failure(failure))) }
    turnDay()
    queries[id] = QueryListener(condition, today: today, metadataChanges, cancellation, romaji: romaji)
    forgetFormer()
    tellWholeQuery(id, cause: .query)
  }

  /// Takes in a listener to one memo and tells it what is known.
  func listen(_ id: ListenerID, toDocument document: PostID) {
    if let failure { return deliver(.document(id, .failure(failure))) }
    documents[id] = DocumentListener(id: document)
    forgetFormer()
    tellDocument(id)
  }

  /// A new listener hears of changes that the others have not been told of yet: these ask anew the next time.
  private func forgetFormer() {
    if !index.former.isEmpty { index.former.noteAll() }
  }

  func forget(_ id: ListenerID) {
    queries[id] = nil
    documents[id] = nil
  }

  /// Tells every listener whose view differs from what it was told last.
  func tellAll(cause: SnapshotCause) {
    turnDay()
    pending.lay(over: &index)
    let changed = ChangedPost.take(from: &index)
    for id in queries.keys.sorted() { tellQuery(id, changed, cause: cause) }
    for id in documents.keys.sorted() { tellDocument(id) }
  }

  /// On another day than before every query is asked anew, since its dates may be seen from today.
  private func turnDay() {
    let today = folder.reader.localTime.now.day
    if today == self.today { return }
    self.today = today
    for id in queries.keys { queries[id]?.turn(to: today) }
    index.former.noteAll()
  }

  /// Tells every listener that the folder cannot be read, and none of them anything after that.
  func fail(_ error: PostsError) {
    failure = error
    for id in queries.keys.sorted() { deliver(.query(id, .failure(error))) }
    for id in documents.keys.sorted() { deliver(.document(id, .failure(error))) }
    queries = [:]
    documents = [:]
  }

  /// Hands something to its listener, on the main actor.
  func deliver(_ delivery: Delivery) {
    deliveries.yield(delivery)
  }

  /// Tells the listeners that have heard something how far reading has come.
  func tellProgress(_ progress: LoadingProgress) {
    self.progress = progress
    for (id, listener) in queries {
      guard let told = listener.told, let result = listener.result else { continue }
      tell(id, told.followed(by: metadata(of: result), cause: .query), result)
    }
  }

  private func tellQuery(_ id: ListenerID, _ changed: [ChangedPost]?, cause: SnapshotCause) {
    guard queries[id]?.cancellation.isCancelled == false else { return }
    guard let changed, queries[id]?.told != nil else { return tellWholeQuery(id, cause: cause) }
    if changed.isEmpty { return tellMetadata(id, cause: cause) }
    guard let listener = queries[id], let result = listener.result else { return }
    let seen = listener.matcher.asksForBody ? changed.map { written($0, listener.matcher) } : changed
    let next = ChangedResult(from: result, seen, of: listener, among: index.shown.versions)
    if next.changes.isEmpty { return tellMetadata(id, cause: cause) }
    tell(id, next.result, DocumentChanges(next.changes), cause: cause)
  }

  private func tellWholeQuery(_ id: ListenerID, cause: SnapshotCause) {
    guard let listener = queries[id], let found = listener.wholeResult(of: &index),
      let result = writtenResult(found, of: listener)
    else { return }
    guard let told = listener.told else {
      // "No memo" would not be true while there may be some.
      if result.documents.isEmpty && !isComplete { return }
      return tell(id, result, DocumentChanges(initial: result.documents), cause: .query)
    }
    if told.documents == result.documents {
      queries[id]?.tell(told, result)
      return tellMetadata(id, cause: cause)
    }
    let changes = DocumentChanges(from: told.documents, to: result.documents, order: listener.order)
    tell(id, result, changes, cause: cause)
  }

  private func tellMetadata(_ id: ListenerID, cause: SnapshotCause) {
    guard let told = queries[id]?.told, let result = queries[id]?.result else { return }
    let metadata = metadata(of: result)
    if told.metadata != metadata { tell(id, told.followed(by: metadata, cause: cause), result) }
  }

  private func tell(
    _ id: ListenerID, _ result: QueryResult, _ changes: DocumentChanges, cause: SnapshotCause
  ) {
    let snapshot = QuerySnapshot(
      documents: result.documents, documentChanges: changes, metadata: metadata(of: result), cause: cause,
      favoriteCount: result.favoriteCount, renamed: changes.areInitial ? [:] : renamed)
    tell(id, snapshot, result)
  }

  private func tell(_ id: ListenerID, _ snapshot: QuerySnapshot, _ result: QueryResult) {
    let heard = queries[id]?.heard(snapshot)
    queries[id]?.tell(snapshot, result)
    if let heard { deliver(.query(id, .success(heard))) }
  }

  private func metadata(of result: QueryResult) -> SnapshotMetadata {
    var metadata = SnapshotMetadata(
      fromCache: progress != nil || !isProven || watch != .events,
      hasPendingWrites: pending.hasRemovals || result.pendingCount > 0, progress: progress, watch: watch)
    metadata.readOnly = readOnly
    metadata.hasMemosBelow = hasMemosBelow
    return metadata
  }

  /// The body as it stands in the file; of a damaged file the one that was told before.
  private func body(of entry: IndexedPost?, told: DocumentSnapshot?) -> String {
    if let told, entry?.post.problem == .damaged { return told.body }
    return entry.flatMap { folder.document($0.name)?.memo.bodyText } ?? ""
  }

  private func tellDocument(_ id: ListenerID) {
    guard let listener = documents[id] else { return }
    let entry = pending.hides(listener.id) ? nil : index[listener.id]
    if entry == nil && !isComplete { return }
    let post = entry.map { pending.shown($0.post) }
    if let told = listener.told, told.post == post { return }
    let body = pending.body(of: listener.id) ?? body(of: entry, told: listener.told)
    let snapshot = DocumentSnapshot(id: listener.id, post: post, body: body)
    documents[id]?.told = snapshot
    deliver(.document(id, .success(snapshot)))
  }
}

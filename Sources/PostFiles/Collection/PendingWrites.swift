import Posts

/// The changes that are seen already but not on disk yet, laid over the memos as they are on disk.
struct PendingWrites {
  private var changes: [PostID: [Pending]] = [:]
  /// The memo with its pending changes, one version for as long as neither changes.
  private var overlaid: [PostID: (base: Post, shown: Post)] = [:]
  private var lastNumber = 0
  /// The memos that are on their way to the trash, each with how many writes take it there.
  private var hidden: [PostID: Int] = [:]
  /// The memos that an index shows otherwise than they are on disk.
  private var laid: Set<PostID> = []

  var isEmpty: Bool { changes.isEmpty && hidden.isEmpty }

  /// Whether memos are out of sight before they are away.
  var hasRemovals: Bool { !hidden.isEmpty }

  /// Takes a memo out of sight, because it is on its way to the trash.
  mutating func hide(_ id: PostID) {
    hidden[id, default: 0] += 1
  }

  /// Lets a memo be seen again as far as it is there.
  mutating func unhide(_ id: PostID) {
    hidden[id] = hidden[id].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  func hides(_ id: PostID) -> Bool { !hidden.isEmpty && hidden[id] != nil }

  /// Takes in a change, with the memo's text where it changes that, and returns its number.
  mutating func add(_ change: PostChange, to id: PostID, text: EditedText? = nil) -> Int {
    lastNumber += 1
    changes[id, default: []].append(Pending(number: lastNumber, change: change, text: text))
    overlaid[id] = nil
    return lastNumber
  }

  /// Forgets a change, because it is on disk or will never be.
  mutating func remove(_ number: Int, of id: PostID) {
    changes[id]?.removeAll { $0.number == number }
    if changes[id]?.isEmpty ?? false { changes[id] = nil }
    overlaid[id] = nil
  }

  /// Has the index show its memos with the changes as they are now.
  mutating func lay(over index: inout PostIndex) {
    let ids = Set(changes.keys).union(hidden.keys)
    for id in ids.union(laid) {
      guard let memo = index[id] else { continue }
      index.show(hides(id) ? nil : shown(memo.post), of: id)
    }
    laid = ids
  }

  /// The memo as it is shown.
  mutating func shown(_ post: Post) -> Post {
    guard !changes.isEmpty, let pending = changes[post.id] else { return post }
    if let overlaid = overlaid[post.id], overlaid.base == post { return overlaid.shown }
    var fields = pending.reduce(post.fields) { $1.text?.shown(in: $0) ?? $0.applying($1.change) }
    fields.hasPendingWrites = true
    let shown = Post(fields)
    overlaid[post.id] = (post, shown)
    return shown
  }

  /// The text as it is shown; nil where no change of it is pending.
  func body(of id: PostID) -> String? {
    changes[id]?.lazy.compactMap(\.text?.body).last
  }
}

/// A change that is on its way to the disk.
private struct Pending {
  let number: Int
  let change: PostChange
  /// Nil for a change of a field.
  let text: EditedText?
}

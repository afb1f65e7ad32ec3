import Posts

extension FakeFolder {
  /// Makes the writes of a batch up to the first that fails; returns what takes them back, and why it stopped there.
  mutating func perform(_ batch: WriteBatch) -> (inverse: WriteBatch, failure: PostsError?) {
    var inverses: [WriteBatch.Write] = []
    for write in batch.writes {
      do throws(PostsError) {
        inverses.append(try perform(write))
      } catch {
        let inverse = WriteBatch(inverses.reversed())
        return (inverse, error.after(inverse, of: batch))
      }
    }
    return (WriteBatch(inverses.reversed()), nil)
  }

  private mutating func perform(_ write: WriteBatch.Write) throws(PostsError) -> WriteBatch.Write {
    switch write {
    case .create(let id, let bytes):
      if entries[id] != nil { throw .nameTaken(id) }
      put(FakeMemo(id.text, body: String(decoding: bytes, as: UTF8.self)))
      return .discard(id, version(of: id))
    case .update(let id, let changes, let old): return try update(id, changes, old: old)
    case .revert(let id, let reversion): return try update(id, reversion.changes, old: reversion.old)
    case .delete(let id):
      return .restore(id, throwAway(try known(id)))
    case .discard(let id, let expected):
      let memo = try known(id)
      if version(of: id) != expected { throw .changedMeanwhile(id) }
      return .restore(id, throwAway(memo))
    case .restore(let id, let place):
      return try restore(id, place)
    }
  }

  /// The version of a memo that is there.
  func version(of id: PostID) -> ContentHash {
    ContentHash(
      of: Array(entries[id].map { "\($0.memo.fields.isFavorite) \($0.memo.body)" }?.utf8 ?? "".utf8))
  }

  private mutating func throwAway(_ memo: FakeMemo) -> TrashPlace {
    let place = TrashPlace(bytes: Array("\(trash.count).\(memo.id.text)".utf8))
    trash.append(FakeTrashed(place: place, memo: memo))
    remove(memo.id)
    return place
  }

  private mutating func restore(_ id: PostID, _ place: TrashPlace?) throws(PostsError) -> WriteBatch.Write {
    let index = trash.lastIndex { place == nil ? $0.memo.id == id : $0.place == place }
    guard let index else { throw .notInTrash(id) }
    if entries[id] != nil { throw .placeTaken(id) }
    put(trash.remove(at: index).memo)
    return .discard(id, version(of: id))
  }

  private mutating func update(
    _ id: PostID, _ changes: [PostChange], old: [PostChange]
  ) throws(PostsError) -> WriteBatch.Write {
    let memo = try known(id)
    let standing = changes.map { $0.held(by: memo.fields, body: memo.body) }
    let edited = memo.making(changes)
    guard changes.conflicting(with: standing, old: old).isEmpty else {
      throw .conflict(
        PostConflict(
          id, copy: PostID(id.text + ".conflict-20261130-092000"), changes: changes, standing: standing,
          mine: Array(edited.body.utf8), theirs: Array(memo.body.utf8)))
    }
    put(edited)
    return .update(id, standing, old: changes)
  }

  private func known(_ id: PostID) throws(PostsError) -> FakeMemo {
    guard let memo = entries[id]?.memo else { throw .vanished(id) }
    return memo
  }
}

extension FakeMemo {
  fileprivate func making(_ changes: [PostChange]) -> FakeMemo {
    var memo = self
    memo.fields = changes.reduce(fields) { $0.applying($1) }
    for case .body(let body) in changes {
      let opening = FakeMemo(id.text, body: body).fields
      memo.body = body
      (memo.fields.title, memo.fields.firstWords) = (opening.title, opening.firstWords)
    }
    return memo
  }
}

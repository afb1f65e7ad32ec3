import Posts
import Redux

func reduceBooks(_ action: any Action, _ state: inout BooksState) {
  switch action {
  case BooksAction.update(.success(let snapshot)): state.take(snapshot)
  case BooksAction.update(.failure(let error)): state.failure = error
  case BooksAction.select(let row): state.select(row)
  case BooksAction.sort(let order): state.sort(order)
  case PostListAction.showBooks(_, selecting: let key): state.want(key)
  default: break
  }
}

extension BooksState {
  fileprivate mutating func select(_ row: Int) {
    wanted = nil
    index = books.isEmpty ? nil : min(max(0, row), books.count - 1)
  }

  fileprivate mutating func want(_ key: [UInt8]?) {
    wanted = key
    if let row = books.firstIndex(where: { $0.id == key }) { index = row }
  }

  fileprivate mutating func sort(_ order: BookOrder) {
    self.order = order
    show(order.sorted(books))
  }

  fileprivate mutating func take(_ snapshot: BooksSnapshot) {
    (answered, metadata, failure) = (snapshot.condition, snapshot.metadata, nil)
    show(order.sorted(snapshot.books))
  }

  /// The selection stays with its book, and else where it was.
  private mutating func show(_ new: [BookCount]) {
    let key = wanted ?? selected?.id
    let row = new.firstIndex { $0.id == key } ?? index ?? 0
    if row < new.count && new[row].id == wanted { wanted = nil }
    books = new
    index = new.isEmpty ? nil : min(row, new.count - 1)
  }
}

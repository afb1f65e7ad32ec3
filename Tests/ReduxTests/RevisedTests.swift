import Redux
import Testing

struct RevisedTests {
  struct Shelf: Equatable {
    @Revised var books: [String] = []
    var name = ""
  }

  @Test("copies are equal until one of them is changed")
  func copies() {
    let shelf = Shelf()
    var other = shelf
    #expect(other == shelf)
    other.books.append("草枕")
    #expect(other != shelf)
  }

  @Test("every mutation counts, even one that writes the same value")
  func sameValue() {
    let shelf = Shelf(books: ["草枕"])
    var other = shelf
    other.books = ["草枕"]
    #expect(other != shelf)
  }

  @Test("two values that were made apart are not equal")
  func madeApart() {
    #expect(Revised(wrappedValue: 1) != Revised(wrappedValue: 1))
  }

  @Test("copies that went different ways from one value are not equal, though changed equally often")
  func branches() {
    let trunk = Revised(wrappedValue: 0)
    var left = trunk
    var right = trunk
    left.wrappedValue = 1
    right.wrappedValue = 2
    #expect(left != right)
  }

  @Test("the contents are never compared")
  func contentsNotCompared() {
    struct Incomparable: Equatable {
      static func == (left: Incomparable, right: Incomparable) -> Bool {
        Issue.record("the contents were compared")
        return false
      }
    }
    struct State: Equatable {
      @Revised var value = Incomparable()
    }
    let state = State()
    let copy = state
    #expect(state == copy)
  }

  @Test("a mutation happens in place")
  func inPlace() {
    var shelf = Shelf(books: Array(repeating: "草枕", count: 100))
    shelf.books.reserveCapacity(200)
    let address = shelf.books.withUnsafeBufferPointer { $0.baseAddress }
    shelf.books.append("門")
    #expect(shelf.books.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test("the projection can be selected, and is told once for each revision")
  @MainActor
  func selected() {
    let store = Store(
      state: Shelf(),
      reducer: { action, shelf in
        if case LibraryAction.rename(let title) = action { shelf.books.append(title) }
      })
    let recorder = Recorder<Revised<[String]>>()
    store.subscribe(recorder) { $0.$books }
    store.dispatch(LibraryAction.increase)
    store.dispatch(LibraryAction.rename("門"))
    #expect(recorder.told.map(\.wrappedValue) == [[], ["門"]])
  }
}

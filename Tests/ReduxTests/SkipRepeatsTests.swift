import Redux
import Testing

@MainActor
struct SkipRepeatsTests {
  let store = makeStore()

  @Test("an equal slice is not told again")
  func equatableSlice() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.count }
    store.dispatch(LibraryAction.rename("門"))
    store.dispatch(LibraryAction.setCount(0))
    store.dispatch(LibraryAction.setCount(1))
    #expect(recorder.told == [0, 1])
  }

  @Test("a slice that is nil is a slice like any other")
  func optionalSlice() {
    let recorder = Recorder<LoadError?>()
    store.subscribe(recorder) { $0.failure }
    store.dispatch(LibraryAction.increase)
    store.dispatch(LibraryAction.loaded(.failure(.unreadable)))
    #expect(recorder.told == [nil, .unreadable])
  }

  @Test("a slice that is not Equatable is told after every dispatch")
  func otherSlice() {
    struct Slice { let count: Int }
    let recorder = Recorder<Slice>()
    store.subscribe(recorder) { Slice(count: $0.count) }
    store.dispatch(LibraryAction.rename("門"))
    #expect(recorder.told.map(\.count) == [0, 0])
  }

  @Test("a predicate of one's own compares with the slice told last")
  func predicate() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder, select: \.count, skipRepeats: { old, new in new - old < 10 })
    for count in [5, 9, 10, 19, 20] {
      store.dispatch(LibraryAction.setCount(count))
    }
    #expect(recorder.told == [0, 10, 20])
  }
}

import Redux
import Testing

struct FlatMapLatestTests {
  let conditions = Source<String>()
  let cats = Source<Int>()
  let dogs = Source<Int>()
  /// The conditions for which an inner sequence has been made.
  let taken = Source<String>()

  @Test("the elements of the inner sequence come through")
  func inner() async {
    var counts = countsOfLatest.makeAsyncIterator()
    conditions.yield("猫")
    cats.yield(1)
    cats.yield(2)
    #expect(await counts.read() == 1)
    #expect(await counts.read() == 2)
  }

  @Test("a newer element cancels the inner sequence under way")
  func cancelsOlder() async {
    let counts = countsOfLatest.makeAsyncIterator()
    conditions.yield("猫")
    conditions.yield("犬")
    await cats.end()
    withExtendedLifetime(counts) {}
  }

  @Test("after a newer element nothing older is seen, not even what had come already")
  func nothingOlder() async {
    var counts = countsOfLatest.makeAsyncIterator()
    var conditionsTaken = taken.stream.makeAsyncIterator()
    conditions.yield("猫")
    cats.yield(1)
    #expect(await counts.read() == 1)
    cats.yield(2)
    conditions.yield("犬")
    while await conditionsTaken.read() != "犬" {}
    cats.yield(3)
    dogs.yield(10)
    #expect(await counts.read() == 10)
  }

  @Test("ends when the outer and the last inner sequence have ended")
  func end() async {
    var counts = countsOfLatest.makeAsyncIterator()
    conditions.yield("猫")
    conditions.finish()
    cats.yield(1)
    #expect(await counts.read() == 1)
    cats.finish()
    #expect(await counts.read() == nil)
  }

  @Test("cancelling the reader cancels the outer and the inner sequence")
  func cancelled() async {
    let counts = countsOfLatest
    let reader = Task { for await _ in counts {} }
    conditions.yield("猫")
    for await _ in taken.stream.prefix(1) {}
    reader.cancel()
    await reader.value
    await conditions.end()
    await cats.end()
  }

  @Test("dropping the iterator cancels the outer and the inner sequence")
  func dropped() async {
    var counts: (any AsyncIteratorProtocol)? = countsOfLatest.makeAsyncIterator()
    #expect(counts != nil)
    conditions.yield("猫")
    for await _ in taken.stream.prefix(1) {}
    counts = nil
    await conditions.end()
    await cats.end()
  }

  private var countsOfLatest: some AsyncSequence<Int, Never> & Sendable {
    conditions.stream.flatMapLatest { [cats, dogs, taken] condition in
      taken.yield(condition)
      return condition == "猫" ? cats.stream : dogs.stream
    }
  }
}

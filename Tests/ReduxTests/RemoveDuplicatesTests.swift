import Redux
import Testing

struct RemoveDuplicatesTests {
  @Test("an element equal to the one before it is left out")
  func repeats() async {
    let words = Source<String>()
    for word in ["読", "読", "書", "読", "読"] {
      words.yield(word)
    }
    words.finish()
    #expect(await words.stream.removeDuplicates().reduce(into: []) { $0.append($1) } == ["読", "書", "読"])
  }

  @Test("nil is an element like any other")
  func optionals() async {
    let numbers = Source<Int?>()
    for number in [nil, nil, 1, nil] {
      numbers.yield(number)
    }
    numbers.finish()
    #expect(await numbers.stream.removeDuplicates().reduce(into: []) { $0.append($1) } == [nil, 1, nil])
  }
}

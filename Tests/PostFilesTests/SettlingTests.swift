import Files
import Testing

@testable import PostFiles

@Suite("What happened to a file may be believed") struct SettlingTests {
  private var settling = Settling()
  private let a: FileName
  private let b: FileName

  init() throws {
    a = try #require(FileName("a.md"))
    b = try #require(FileName("b.md"))
  }

  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

  @Test("30 ms after it was closed or renamed to its name")
  mutating func whole() {
    settling.note(.closedWrite(a), at: .zero)
    settling.note(.arrived(b), at: milliseconds(10))
    #expect(settling.nextTaking == milliseconds(30))
    #expect(settling.take(at: milliseconds(30)) == [a: .whole, b: .whole])
    #expect(settling.nextTaking == nil)
  }

  @Test("200 ms after it went away, or at once when it was renamed")
  mutating func gone() {
    settling.note(.deleted(a), at: .zero)
    #expect(settling.nextTaking == milliseconds(200))
    #expect(settling.take(at: milliseconds(169)).isEmpty)
    #expect(settling.take(at: milliseconds(200)) == [a: .gone])
    settling.note(.renamed(from: a, to: b), at: .seconds(1))
    #expect(settling.nextTaking == .seconds(1) + milliseconds(30))
    #expect(settling.take(at: .seconds(1) + milliseconds(30)) == [a: .gone, b: .whole])
  }

  @Test("200 ms after its name came, where nobody writes to it")
  mutating func named() {
    settling.note(.created(a), at: .zero)
    #expect(settling.nextTaking == milliseconds(200))
    #expect(settling.take(at: milliseconds(200)) == [a: .named])
  }

  @Test("when it is closed, however long the writer pauses, or a second after the last writing")
  mutating func writing() {
    settling.note(.created(a), at: .zero)
    settling.note(.modified(a), at: milliseconds(1))
    #expect(settling.take(at: milliseconds(900)).isEmpty)
    settling.note(.modified(a), at: milliseconds(501))
    #expect(settling.nextTaking == milliseconds(1531))
    settling.note(.closedWrite(a), at: milliseconds(502))
    #expect(settling.take(at: milliseconds(532)) == [a: .whole])
  }

  @Test("two seconds after the first writing, though the writing never ends")
  mutating func endless() {
    for step in 0..<30 { settling.note(.modified(a), at: milliseconds(100 * step)) }
    #expect(settling.nextTaking == milliseconds(2030))
    #expect(settling.take(at: milliseconds(2030)) == [a: .beingWritten])
  }

  @Test("when it came back, not when it went")
  mutating func back() {
    settling.note(.left(a), at: .zero)
    settling.note(.created(a), at: milliseconds(1))
    settling.note(.modified(a), at: milliseconds(2))
    settling.note(.closedWrite(a), at: milliseconds(3))
    #expect(settling.nextTaking == milliseconds(33))
    #expect(settling.take(at: milliseconds(33)) == [a: .whole])
  }

  @Test("together with the rest of a burst, 75 ms after its last event and no more than 500 ms late")
  mutating func burst() throws {
    settling.note(.closedWrite(a), at: .zero)
    #expect(settling.take(at: milliseconds(30)).count == 1)
    settling.note(.closedWrite(a), at: milliseconds(50))
    #expect(settling.nextTaking == milliseconds(125))
    settling.note(.closedWrite(b), at: milliseconds(120))
    #expect(settling.nextTaking == milliseconds(195))
    for step in 0..<200 {
      let name = try #require(FileName("\(step).md"))
      settling.note(.closedWrite(name), at: milliseconds(130 + step * 10))
    }
    #expect(settling.nextTaking == milliseconds(550))
  }

  @Test("the first time, though it is replaced again and again")
  mutating func replacedOften() {
    settling.note(.closedWrite(b), at: .zero)
    #expect(settling.take(at: milliseconds(30)).count == 1)
    for step in 0..<200 { settling.note(.arrived(a), at: milliseconds(50 + step * 10)) }
    #expect(settling.nextTaking == milliseconds(125))
  }

  @Test("in three batches where git checks out 500 files within a third of a second")
  mutating func checkout() throws {
    var batches = 0
    for number in 0..<500 {
      let name = try #require(FileName("\(number).md"))
      let now = Duration.microseconds(number * 600)
      for event in [DirectoryEvent.deleted(name), .created(name), .modified(name), .closedWrite(name)] {
        settling.note(event, at: now)
      }
      if let due = settling.nextTaking, due <= now, !settling.take(at: now).isEmpty { batches += 1 }
    }
    while let due = settling.nextTaking {
      #expect(settling.take(at: due).values.allSatisfy { $0 == .whole })
      batches += 1
    }
    #expect(batches <= 3)
  }

  @Test("after a second look where it seemed to be gone or empty")
  mutating func doubtful() {
    settling.doubt([a], at: .zero)
    #expect(settling.nextTaking == milliseconds(200))
    #expect(settling.take(at: milliseconds(200)) == [a: .doubtful])
  }

  @Test("by no event that tells of the folder itself")
  mutating func others() {
    for event in [DirectoryEvent.overflowed, .drained, .directoryGone] { settling.note(event, at: .zero) }
    #expect(settling.nextTaking == nil)
  }
}

import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A file of the history") struct HistoryFileTests {
  private let everything: [WriteBatch.Write] = [
    .create(PostID("新"), [0, 255, 10]), .delete(PostID(bytes: [0xFF])),
    .discard(PostID("a"), ContentHash(number: .max)), .discard(PostID(""), ContentHash(number: 0)),
    .restore(PostID("a"), nil), .restore(PostID("a"), TrashPlace(bytes: [1, 2])),
    .update(
      PostID("a"),
      [
        .favorite(true), .favorite(false), .book("猫"), .book(""), .authors([]), .authors(["a", ""]),
        .page("ix"), .tags(["小説"]), .rating(nil), .rating(3), .status(nil), .status(.dropped), .body("\r\n"),
      ], old: [.kind(.book), .kind(.quote)]),
    .revert(
      PostID("a"),
      Reversion(from: Array("abc".utf8), to: Array("axxc".utf8), changes: [.body("x")], old: [.page("")])),
  ]

  private let names: [EditName] = [
    .favorite(true, count: 3), .favorite(false, count: 1), .deleted(count: 2), .restored(count: 1),
    .edited(PostID("読書")), .added(PostID(bytes: [0xFE])), .samplesAdded(count: 24), .tagged(count: 1),
    .rated(count: 1), .kind(count: 1), .status(count: 1), .fields(count: 500),
  ]

  @Test("gives back what was put into it")
  func roundTrip() {
    for name in names {
      let step = EditStep(name: name, batch: WriteBatch(everything))
      #expect(HistoryFile.step(HistoryFile.bytes(of: step)) == step)
    }
    let plan = EditPlan(
      name: names[0], batch: WriteBatch(everything), inverses: everything.map { $0 } + [nil, nil])
    #expect(HistoryFile.plan(HistoryFile.bytes(of: plan)) == plan)
  }

  @Test("with a damage of any kind is told as damaged, and nothing worse")
  func damaged() {
    let bytes = HistoryFile.bytes(of: EditStep(name: names[0], batch: WriteBatch(everything)))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x10
      #expect(HistoryFile.step(other) == nil)
      #expect(HistoryFile.step(Array(bytes[..<place])) == nil)
    }
    #expect(HistoryFile.step(bytes + [0]) == nil && HistoryFile.step([]) == nil)
  }

  @Test("that claims to be whole may say what it likes")
  func hostile() {
    var generator = SeededGenerator(seed: 3)
    let body = HistoryFile.bytes(of: EditStep(name: names[0], batch: WriteBatch(everything))).dropFirst(33)
    for _ in 0..<20_000 {
      var other = Array(body)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        other[Int.random(in: other.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      var unpacker = Unpacker(other[...])
      _ = try? unpacker.editName()
      _ = try? unpacker.writeBatch()
    }
  }
}

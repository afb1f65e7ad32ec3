import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The order of memos by identity") struct IdentityOrderTests {
  @Test("is that of a plain sort for 500 random runs, also of names that begin alike or are there twice")
  func agreement() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let memos = try (0..<Int.random(in: 0...12, using: &random)).map { _ in
        try indexed(Self.names.randomElement(using: &random) ?? "")
      }
      let plain = memos.indices.sorted { memos[$0].post.precedesByID(memos[$1].post) }
      #expect(IdentityOrder.places(of: memos) == plain)
    }
  }

  @Test("of memos that are read newest first is the other way round")
  func reversed() throws {
    let memos = try (0..<100).reversed().map { try indexed("20261130-0912\($0 + 100)-memo") }
    #expect(IdentityOrder.places(of: memos) == Array((0..<100).reversed()))
    #expect(IdentityOrder.places(of: memos.reversed()) == Array(0..<100))
  }

  private static let names =
    (0..<8).flatMap { ["20261130-091200-\($0)", "\($0)", "20261130-09120\($0)"] } + [
      "20261130-091200-", "20261130",
    ]
}

import BadMemos
import MemoReading
import Testing

@Suite("Any file")
struct AnyFileTests {
  @Test("that is known to be bad is read, shown and starred without harm", arguments: BadFiles.names)
  func badFiles(name: String) {
    #expect(MemoCheck(BadFiles.bytes(name)).brokenPromise == nil)
  }

  @Test("like one of those is too", arguments: 1...4)
  func mutations(seed: UInt64) {
    var mutations = MemoMutations(of: BadFiles.names.map(BadFiles.bytes), seed: seed)
    for _ in 0..<200 {
      let bytes = mutations.next()
      guard let promise = MemoCheck(bytes).brokenPromise else { continue }
      Issue.record("\(promise): \(bytes)")
      return
    }
  }
}

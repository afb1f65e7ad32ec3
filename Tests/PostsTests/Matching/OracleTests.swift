import Testing
import UnicodeText

@testable import Posts

@Suite("Matching, beside a slow and plain matcher") struct OracleTests {
  @Test("finds the same, 10,000 times over random memos and expressions", arguments: 0..<10)
  func agreement(seed: Int) {
    var random = RandomQueries(seed: seed)
    let today = Day(daysSinceEpoch: 8)
    let memos = (0..<10).map { random.memo($0) }
    let texts = memos.map { memo in
      Array(memo.body.utf8).withUnsafeBytes { SearchText(memo.post, body: $0) }
    }
    var count = 0
    for _ in 0..<100 {
      let expression = random.expression()
      let matcher = PostMatcher(SearchCondition(expression), today: today)
      for (memo, text) in zip(memos, texts) {
        let found =
          matcher.matches(memo.post, text)
          && matcher.matchesWritten(memo.post, text) { NormalForm.composed(memo.body) }
        let wanted = PlainMatcher(today: today).matches(memo, expression)
        #expect(found == wanted, "\(expression) in \(memo.body) \(memo.post.fields)")
        if found { count += 1 }
      }
    }
    #expect((100...900).contains(count))
  }
}

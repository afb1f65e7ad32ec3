import Testing

@testable import Posts

@Suite("Iteration marks") struct IterationMarksTests {
  private func spellings(_ word: String) -> Set<String> {
    Set(IterationMarks.spellings(of: Array(word.utf8)).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("stand for what they repeat, and the other way round")
  func both() {
    #expect(spellings("人々") == ["人々", "人人", "人〻"])
    #expect(spellings("人人") == ["人人", "人々", "人〻"])
    #expect(spellings("こころ") == ["こころ", "こゝろ"])
    #expect(spellings("つゞく") == ["つゞく", "つづく"])
    #expect(spellings("いすず") == ["いすず", "いすゞ"])
  }

  @Test(
    "are left alone where they repeat nothing", arguments: ["々木", "猫", "あ々", "人ゝ", "いゞ", "ゝ", "aa", "かき"])
  func nothing(word: String) {
    #expect(spellings(word) == [word])
  }

  @Test("make few spellings of a long word, the typed one first")
  func bounded() {
    let word = String(repeating: "は", count: 40)
    let all = IterationMarks.spellings(of: Array(word.utf8))
    #expect(all.count <= 16)
    #expect(all.first == Array(word.utf8))
  }
}

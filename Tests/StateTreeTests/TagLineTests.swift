import SeededRandom
import Testing

@testable import StateTree

struct TagLineTests {
  @Test(
    "the words in the line are the tags of a single memo",
    arguments: [
      ("小説 猫", ["小説", "猫"]), ("  小説,猫　novel ", ["小説", "猫", "novel"]), ("", []),
      ("猫 猫", ["猫"]), ("\"two words\" \"-minus\"", ["two words", "-minus"]), ("a +b", ["a", "b"]),
      ("+b", ["old", "b"]), ("-old", []), ("- +", []),
    ])
  func single(line: String, tags: [String]) {
    #expect(TagLine(line).replacing(["old"]) == tags)
  }

  @Test(
    "several memos get and lose tags, and keep the others",
    arguments: [
      ("new", ["old", "猫", "new"]), ("+new -old", ["猫", "new"]), ("", ["old", "猫"]), ("猫", ["old", "猫"]),
      ("-none", ["old", "猫"]), ("+猫 -猫", ["old"]),
    ])
  func several(line: String, tags: [String]) {
    #expect(TagLine(line).adding(to: ["old", "猫"]) == tags)
  }

  @Test("tags of any characters stand in the line so that they are read again")
  func roundTrip() {
    var generator = SeededGenerator(seed: 7)
    let characters: [Character] = ["a", "猫", " ", ",", "\"", "+", "-", "\u{3000}", "\t"]
    for _ in 0..<2_000 {
      let tags = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            characters.randomElement(using: &generator) ?? "a"
          })
      }
      let unique = tags.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      #expect(TagLine(TagLine(unique).text).replacing(["old"]) == unique)
    }
  }
}

import StateTree
import SeededRandom
import Testing

struct ItemTextTests {
  @Test("items are read as people write them")
  func reading() {
    #expect(ItemText.tags.items(of: " 小説  猫\u{3000}a ") == ["小説", "猫", "a"])
    #expect(ItemText.tags.items(of: "science fiction, 猫") == ["science fiction", "猫"])
    #expect(ItemText.tags.items(of: "小説、猫") == ["小説", "猫"])
    #expect(ItemText.authors.items(of: "Jane Austen") == ["Jane Austen"])
    #expect(ItemText.authors.items(of: "夏目漱石、正岡子規") == ["夏目漱石", "正岡子規"])
    #expect(ItemText.authors.items(of: "Austen, Jane; Brontë, Emily") == ["Austen, Jane", "Brontë, Emily"])
    #expect(ItemText.authors.items(of: " , ") == [])
  }

  @Test("a list is written so that it is read back", arguments: 1...30 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "b c", "猫", "x, y", "小、説"]
    for _ in 0..<20 {
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      for list in [ItemText.authors, .tags] { #expect(list.items(of: list.text(of: items)) == items) }
    }
  }

  @Test("the item at the end is told from what stands before it")
  func last() {
    #expect(ItemText.tags.lastItem(of: "小説 ね") == ("小説 ", "ね"))
    #expect(ItemText.tags.lastItem(of: "小説 ") == ("小説 ", ""))
    #expect(ItemText.tags.lastItem(of: "ね") == ("", "ね"))
    #expect(ItemText.authors.lastItem(of: "a b, c") == ("a b, ", "c"))
  }
}

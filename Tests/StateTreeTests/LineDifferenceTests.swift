import SeededRandom
import StateTree
import Testing

@Suite("The difference of two texts") struct LineDifferenceTests {
  private func story(_ old: String, _ new: String) -> String {
    LineDifference(from: old, to: new).lines.map(\.sign).joined(separator: " ")
  }

  @Test(
    "is the fewest lines that go and come, in the order of the texts",
    arguments: [
      ("", "", ""), ("a\nb\n", "a\nb\n", " a  b"), ("a\nb\nc\n", "a\nx\nc\n", " a -b +x  c"),
      ("a\nb\n", "b\n", "-a  b"), ("b", "a\nb", "+a  b"), ("a\nb\nc", "c\na\nb", "+c  a  b -c"),
      ("a", "", "-a"), ("", "a\n\nb", "+a + +b"), ("a\n", "a", " a"),
    ])
  func lines(old: String, new: String, wanted: String) {
    #expect(story(old, new) == wanted)
  }

  @Test("tells lines apart whose letters are composed in another way")
  func composition() {
    #expect(!LineDifference(from: "か\u{3099}", to: "\u{304C}").isEmpty)
    #expect(LineDifference(from: "か\u{3099}", to: "か\u{3099}").isEmpty)
  }

  @Test("holds both texts, whatever they are")
  func random() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          "abc".randomElement(using: &random).map(String.init) ?? ""
        }
      }
      let lines = LineDifference(from: texts[0].joined(separator: "\n"), to: texts[1].joined(separator: "\n"))
        .lines
      #expect(lines.filter { !$0.sign.hasPrefix("+") }.map { String($0.sign.dropFirst()) } == texts[0])
      #expect(lines.filter { !$0.sign.hasPrefix("-") }.map { String($0.sign.dropFirst()) } == texts[1])
    }
  }

  @Test("is shortened to what differs, with lines around it")
  func shortened() {
    let old = (1...20).map { "\($0)" }.joined(separator: "\n")
    let new = old.split(separator: "\n").map { $0 == "10" ? "ten" : $0 }.joined(separator: "\n")
    let lines = LineDifference(from: old, to: new).shortened(context: 2).lines
    #expect(lines.map(\.sign) == ["⋮7", " 8", " 9", "-10", "+ten", " 11", " 12", "⋮8"])
  }

  @Test("of two long texts that share nothing takes a moment")
  func long() {
    let (old, new) = ((0..<5000).map { "a\($0)" }, (0..<5000).map { "b\($0)" })
    let difference = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(difference.lines.count == 10_000)
  }
}

extension LineDifference.Line {
  fileprivate var sign: String {
    switch self {
    case .kept(let text): " " + text
    case .removed(let text): "-" + text
    case .added(let text): "+" + text
    case .skipped(let count): "⋮\(count)"
    }
  }
}

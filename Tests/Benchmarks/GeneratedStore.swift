import SeededRandom
import TerminalHarness

/// A memo store of any size with a realistic spread of books, kinds, lengths and languages; the same for the same size.
struct GeneratedStore {
  let count: Int

  private static let japanese =
    "吾輩 猫 名前 読書 記憶 時間 世界 人間 自由 沈黙 言葉 物語 風景 夜明け 手紙 都市 孤独 約束 鏡 旅 の は が を に と で も から まで"
    .split(separator: " ")
  private static let english =
    "the quiet reader turns a page and the sea of words keeps moving toward morning light again with every chapter"
    .split(separator: " ")

  func write(in folder: TemporaryFolder) throws {
    var random = SeededGenerator(seed: 20_261_130)
    try folder.makeFolder("store/posts")
    for number in 0..<count {
      let memo = memo(number, &random)
      try folder.write("store/posts/\(memo.name)", memo.text)
    }
  }

  private func memo(_ number: Int, _ random: inout SeededGenerator) -> (name: String, text: String) {
    let date = [
      2018 + number * 8 / count, .random(in: 1...12, using: &random), .random(in: 1...28, using: &random),
    ]
    let time = [23, 59, 59].map { Int.random(in: 0...$0, using: &random) }
    let book = Int.random(in: 0..<min(900, max(8, count / 12)), using: &random)
    let kind = ["quote", "note", "thought", "question"].randomElement(using: &random) ?? "note"
    let isJapanese = Int.random(in: 0..<4, using: &random) > 0
    let words = (0..<Int.random(in: 8...140, using: &random)).compactMap { _ in
      (isJapanese ? Self.japanese : Self.english).randomElement(using: &random)
    }
    let body = words.joined(separator: isJapanese ? "" : " ")
    let day = "\(date[0])-\(two(date[1]))-\(two(date[2]))"
    let text = """
      ---
      book: 猫と読書の書 \(book)
      author: 著者\(book % 97)
      kind: \(kind)
      page: "\(Int.random(in: 1...480, using: &random))"
      tags: [猫\(book % 7), 読書\(book % 5)]
      \(number.isMultiple(of: 10) ? "favorite: true\n" : "")created: \(day)T\(time.map(two).joined(separator: ":"))+09:00
      ---
      \(kind == "quote" ? "> " : "")\(body)

      """
    let name = "\(date[0])\(two(date[1]))\(two(date[2]))-\(time.map(two).joined())-\(number).md"
    return (name, text)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

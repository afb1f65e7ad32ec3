import TerminalHarness

/// A memo store in a temporary folder, with six memos whose dates, kinds and languages differ.
struct MemoStore {
  let folder: TemporaryFolder

  var path: String { folder.path(of: "store") }

  /// The six memos of the stories.
  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.memos { try write(name, text) }
  }

  /// A store of these memos.
  init(_ memos: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("store/posts")
    for (name, text) in memos { try write(name, text) }
  }

  /// A store of memos of any bytes.
  init(bytes memos: [String: [UInt8]]) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("store/posts")
    for (name, bytes) in memos { try folder.write("store/posts/\(name)", bytes: bytes) }
  }

  /// Writes a memo's file as another program would.
  func write(_ name: String, _ text: String) throws {
    try folder.write("store/posts/\(name)", text)
  }

  /// The text of a memo's file.
  func read(_ name: String) throws -> String {
    try folder.read("store/posts/\(name)")
  }

  static let cat = "20261130-091200-neko.md"
  static let train = "20261129-220500-gtet.md"
  static let irony = "20261128-120000-prid.md"
  static let heart = "20261127-080000-kkro.md"
  static let river = "20261126-070000-hojo.md"
  static let plain = "20261125-060000-note.md"

  private static let memos = [
    cat: """
    ---
    book: 吾輩は猫である
    author: 夏目漱石
    kind: quote
    page: "12"
    tags: [小説, 猫]
    favorite: true   # the first one
    rating: 4
    created: 2026-11-30T09:12:00+09:00
    source: kindle
    location: 145-146
    ---
    > 吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。

    書き出しの一文で、語り手が人でないことと名のないことが同時に告げられる。

    """,
    train: """
    ---
    book: 銀河鉄道の夜
    author: 宮沢賢治
    kind: note
    page: "110"
    tags: [童話]
    created: 2026-11-29T22:05:00+09:00
    ---
    カムパネルラの手の動きが二度出てくる。

    """,
    irony: """
    ---
    book: Pride and Prejudice
    author: Jane Austen
    kind: question
    page: ix
    tags: [novel, irony]
    created: 2026-11-28T12:00:00Z
    ---
    Who says "universally", and to whom?

    """,
    heart: """
    ---
    book: こころ
    author: 夏目漱石
    page: "258"
    favorite: true
    created: 2026-11-27T08:00:00+09:00
    ---
    > 精神的に向上心のないものは馬鹿だ。

    """,
    river: """
    ---
    book: 方丈記
    author: 鴨長明
    kind: thought
    created: 2026-11-26T07:00:00+09:00
    ---
    川の流れの比喩は、時間よりも住まいの話である。

    """,
    plain: """
    # 読書会のメモ

    次回は『遠野物語』。

    """,
  ]
}

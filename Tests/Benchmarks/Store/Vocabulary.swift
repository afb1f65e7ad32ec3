/// The words of which generated memos are made.
enum Vocabulary {
  static let japanese = words(
    """
    吾輩 猫 名前 読書 記憶 時間 世界 人間 自由 沈黙 言葉 物語 風景 夜明け 手紙 都市 孤独 約束 鏡 旅 \
    の は が を に と で も から まで
    """)
  static let english = words(
    """
    the quiet reader turns a page and the sea of words keeps moving toward morning light again with \
    every chapter
    """)

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

import Posts

extension FakeMemo {
  /// Seven memos of five books, the newest first; two of them are favourites.
  package static let library = [cat, train, austen, kokoro, hut, dictionary, loose]

  package static let cat = FakeMemo(
    "cat", book: "吾輩は猫である",
    body: """
      > 吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。

      書き出しの一文で、語り手が人でないことと名のないことが同時に告げられる。名前のなさは最後まで続く。

      - 「とんと」の軽さ
      - ケーベル先生の猫の話と比べる
      """
  ).created(11, 30).starred.with {
    $0.authors = ["夏目漱石"]
    $0.kind = .quote
    $0.page = "12"
    $0.tags = ["小説", "猫"]
    $0.source = "Kindle"
    $0.location = "145-146"
    $0.updated = FixedTime().now
  }

  package static let train = FakeMemo(
    "train", book: "銀河鉄道の夜", body: "カムパネルラの手の動きが二度出てくる。"
  ).created(11, 29).with {
    $0.authors = ["宮沢賢治"]
    $0.page = "110"
    $0.tags = ["童話"]
    $0.rating = 5
  }

  package static let austen = FakeMemo(
    "austen", book: "Pride and Prejudice",
    body: "Who says \"universally\", and to whom does the sentence speak?"
  ).created(11, 28).with {
    $0.authors = ["Jane Austen"]
    $0.kind = .question
    $0.page = "ix"
    $0.status = .reading
  }

  package static let kokoro = FakeMemo(
    "kokoro", book: "こころ", body: "> 精神的に向上心のないものは馬鹿だ。"
  ).created(11, 27).starred.with {
    $0.authors = ["夏目漱石"]
    $0.kind = .quote
    $0.page = "8"
    $0.tags = ["小説"]
    $0.rating = 4
  }

  package static let hut = FakeMemo("hut", book: "方丈記", body: "川の流れの比喩は、時間よりも住まいの話へ続く。")
    .created(11, 26).with { $0.kind = .thought }

  package static let dictionary = FakeMemo("dictionary", book: "言海", body: "猫の項の長さ。")
    .created(11, 25).with {
      $0.kind = .bookmark
      $0.problem = .conflictMarkers
    }

  package static let loose = FakeMemo("loose", body: "読書会は第二土曜。").created(11, 24).with {
    $0.isCreatedEstimated = true
  }

  /// So many numbered memos, the first one newest.
  package static func numbered(_ count: Int) -> [FakeMemo] {
    (0..<count).map { number in
      let id = String(String(10_000 + number).dropFirst())
      return FakeMemo(id, book: "Book \(number % 7)", body: "Memo \(number)")
        .with { $0.created = FixedTime().timestamp(seconds: 1_796_000_000 - number * 86_400) }
    }
  }
}

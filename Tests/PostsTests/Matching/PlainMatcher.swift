@testable import Posts
@testable import UnicodeText

/// A memo as the plain matcher sees it.
struct PlainMemo {
  let post: Post
  let body: String

  /// What words are looked for in.
  var texts: [String] { [post.book, post.chapter, post.title, body] + post.authors + post.tags }
}

/// Whether a memo meets an expression: slow, and obviously right. Texts are folded by Unicode's tables alone, and looked
/// through from each of their characters on.
struct PlainMatcher {
  let today: Day

  func matches(_ memo: PlainMemo, _ expression: SearchExpression) -> Bool {
    switch expression {
    case .all(let parts): parts.allSatisfy { matches(memo, $0) }
    case .any(let parts): parts.contains { matches(memo, $0) }
    case .not(let part): !matches(memo, part)
    case .term(let term): matches(memo, term)
    }
  }

  private func matches(_ memo: PlainMemo, _ term: SearchTerm) -> Bool {
    let post = memo.post
    return switch term {
    case .text(let word), .romaji(let word): memo.texts.contains { holds($0, word) } || isEmpty(word)
    case .regex(let pattern): memo.texts.contains { matches($0, pattern) }
    case .book(let text): field([post.book], text)
    case .author(let text): field(post.authors, text)
    case .tag(let text): field(post.tags, text)
    case .title(let text): field([post.title], text)
    case .kind(let kinds): kinds.contains(post.kind)
    case .status(let wanted): post.status.map { wanted.contains($0) } ?? false
    case .rating(let range): post.rating.map { range.contains($0) } ?? false
    case .favorite(let wanted): post.isFavorite == wanted
    case .page(let label): folded(post.page) == folded(label)
    case .created(let range): isIn(range, post.created.day)
    case .updated(let range): isIn(range, (post.updated ?? post.created).day)
    case .has(let part): has(memo, part)
    }
  }

  private func has(_ memo: PlainMemo, _ part: PostPart) -> Bool {
    let post = memo.post
    let lines = memo.body.split(separator: "\n", omittingEmptySubsequences: false).drop(while: \.isEmpty)
    let quote = lines.prefix { $0.hasPrefix(">") }
    return switch part {
    case .book: post.book != ""
    case .author: post.authors != []
    case .tag: post.tags != []
    case .page: post.page != ""
    case .rating: post.rating != nil
    case .status: post.status != nil
    case .quote: quote.contains { $0.dropFirst().contains { !$0.isWhitespace } }
    case .note: lines.dropFirst(quote.count).joined().contains { !$0.isWhitespace }
    }
  }

  private func field(_ values: [String], _ text: String) -> Bool {
    if !text.hasPrefix("=") { return values.contains { holds($0, text) } || isEmpty(text) }
    let whole = String(text.dropFirst())
    if isEmpty(whole) { return values.allSatisfy { isEmpty($0) } }
    return values.contains { holds($0, whole) && folded($0).count == folded(whole).count }
  }

  private func isIn(_ range: DateRange, _ day: Day) -> Bool {
    let days = range.days(today: today)
    return (days.first ?? day) <= day && day <= (days.last ?? day)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let isCaseless = !pattern.contains { $0.isUppercase }
    guard let regex = try? Regex(pattern) else { return false }
    let subject = NormalForm.composed(text)
    return subject.contains(
      regex.matchingSemantics(.unicodeScalar).anchorsMatchLineEndings().ignoresCase(isCaseless))
  }

  private func isEmpty(_ word: String) -> Bool { folded(word).isEmpty }

  private func folded(_ text: String) -> [Unicode.Scalar] {
    Array(String(decoding: FullFolding.folded(text), as: UTF8.self).unicodeScalars)
  }

  /// Whether a word stands somewhere in a text; a mark and what it repeats are the same within the word.
  private func holds(_ text: String, _ word: String) -> Bool {
    let (text, word) = (folded(text), folded(word))
    if word.isEmpty || word.count > text.count { return false }
    return (0...text.count - word.count).contains { stands(word, in: text[$0..<$0 + word.count]) }
  }

  private func stands(_ word: [Unicode.Scalar], in place: ArraySlice<Unicode.Scalar>) -> Bool {
    var before: Unicode.Scalar?
    for (wanted, scalar) in zip(word, place) {
      let meaning = before.map { self.meaning(of: wanted, after: $0) } ?? wanted
      let isSame = before.map { self.meaning(of: scalar, after: $0) == meaning } ?? false
      if scalar != wanted && !isSame { return false }
      before = meaning
    }
    return true
  }

  private func meaning(of scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Unicode.Scalar {
    let kana = Composition.decomposed(before)[0]
    let isKana = (0x3041...0x3096).contains(before.value)
    switch scalar {
    case "々", "〻": return (0x4E00...0x9FFF).contains(before.value) ? before : scalar
    case "ゝ": return isKana ? kana : scalar
    case "ゞ":
      let voiced = Composition.composed([kana, "\u{3099}"])
      return isKana && voiced.count == 1 ? voiced[0] : scalar
    default: return scalar
    }
  }
}

extension Composition {
  /// The scalars that a composed one stands for.
  fileprivate static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar == "ゔ" { return ["う", "\u{3099}"] }
    guard let plain = Unicode.Scalar(scalar.value - 1), composed([plain, "\u{3099}"]) == [scalar] else {
      return [scalar]
    }
    return [plain, "\u{3099}"]
  }
}

import MemoFormat

/// What the program promises of a star on any memo: it changes that line and no other, or is refused.
struct StarCheck {
  private let memo: MemoText
  private static let key = "favorite"

  init(_ memo: MemoText) {
    self.memo = memo
  }

  /// The first promise that is broken; nil when all are kept.
  var brokenPromise: String? {
    guard let starred = withStar(true, in: memo) else { return nil }
    if let promise = brokenPromise(of: starred, isStarred: true) { return promise }
    guard let unstarred = withStar(false, in: starred) else { return "a star cannot be taken back" }
    if let promise = brokenPromise(of: unstarred, isStarred: false) { return promise }
    guard withStar(true, in: unstarred)?.bytes == starred.bytes else {
      return "the second star differs from the first"
    }
    return memo.frontMatter.text(Self.key) == "false" && unstarred.bytes != memo.bytes && wasPlain
      ? "taking a star back leaves a trace" : nil
  }

  private func withStar(_ isStarred: Bool, in memo: MemoText) -> MemoText? {
    (try? memo.setting(Self.key, to: .flag(isStarred))).map { MemoText($0) }
  }

  /// Whether the file says `false` as this program would write it.
  private var wasPlain: Bool { withStar(false, in: memo)?.bytes == memo.bytes }

  private func brokenPromise(of edited: MemoText, isStarred: Bool) -> String? {
    if edited.frontMatter.text(Self.key)?.lowercased() != String(isStarred) {
      return "the star does not read back"
    }
    if edited.bytes[edited.body] != memo.bytes[memo.body] { return "the star changed the body" }
    if others(edited) != others(memo) { return "the star changed another key" }
    return memo.frontMatter.entry(Self.key) != nil || edited.hasInsertion(since: memo)
      ? nil : "bytes were lost"
  }

  private func others(_ memo: MemoText) -> [String] {
    memo.frontMatter.entries.filter { $0.key != Self.key }.map { "\($0.key) \($0.value)" }
  }
}

extension MemoText {
  /// Whether the bytes are those of another memo with a run of others put in.
  fileprivate func hasInsertion(since old: MemoText) -> Bool {
    let start = zip(bytes, old.bytes).prefix { $0 == $1 }.count
    return bytes.count >= old.bytes.count && bytes.suffix(old.bytes.count - start) == old.bytes[start...]
  }
}

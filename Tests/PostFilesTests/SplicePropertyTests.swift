import BadMemos
import Testing

@testable import MemoFormat
@testable import PostFiles
@testable import Posts

@Suite("An edit of any bad file") struct SplicePropertyTests {
  static let changes: [PostChange] = [
    .favorite(true), .favorite(false), .book("新しい本: \"一\""), .book(""), .authors(["著者"]),
    .authors(["A", "B, C"]),
    .authors([]), .kind(.thought), .page("ix"), .page(""), .tags(["新", "a b"]), .tags([]), .rating(2),
    .rating(nil), .status(.paused), .status(nil),
  ]

  private struct Edit {
    let old: StandingMemo
    let new: StandingMemo
  }

  /// The edits that are not refused, each with what it was.
  private func edits(of changes: [PostChange]) -> [(name: String, change: PostChange, edit: Edit)] {
    BadFiles.memoNames.flatMap { name in
      let memo = StandingMemo(
        id: PostID(name), memo: MemoText(BadFiles.bytes(name)), reader: PostReader(localTime: JapanTime()))
      return changes.compactMap { change in
        (try? memo.making([change])).map { (name, change, Edit(old: memo, new: $0)) }
      }
    }
  }

  @Test("changes the lines of its field, the time of the last update, and nothing else")
  func lines() {
    let edits = edits(of: Self.changes)
    #expect(edits.count > 400)
    for (name, change, edit) in edits {
      let keys = change.keys
      let removed = edit.old.lines.without(edit.new.lines)
      let added = edit.new.lines.without(edit.old.lines)
      #expect(removed.isSubset(of: edit.old.lines(of: keys)), "\(name) \(change)")
      let fences = edit.old.memo.frontMatterLines == nil ? edit.new.fenceLines : []
      #expect(added.isSubset(of: edit.new.lines(of: keys).union(fences)), "\(name) \(change)")
      #expect(edit.new.bytes[edit.new.memo.body] == edit.old.bytes[edit.old.memo.body], "\(name) \(change)")
    }
  }

  @Test("is read back as it was meant, all other fields as they were")
  func meaning() {
    for (name, change, edit) in edits(of: Self.changes) {
      #expect(edit.new.held([change]) == [change], "\(name) \(change)")
      let others = Self.changes.filter { !$0.isSameField(as: change) }
      #expect(edit.new.held(others) == edit.old.held(others), "\(name) \(change)")
    }
  }

  @Test("changes of its text only the lines that differ")
  func texts() {
    let edits = BadFiles.memoNames.flatMap { name -> [(String, String, Edit)] in
      let memo = StandingMemo(
        id: PostID(name), memo: MemoText(BadFiles.bytes(name)), reader: PostReader(localTime: JapanTime()))
      let body = memo.memo.bodyText
      return ["最初\n" + body, body + "最後\n", "\(body)\n中\n\(body)"].compactMap { text in
        (try? memo.making([.body(text)])).map { (name, text, Edit(old: memo, new: $0)) }
      }
    }
    #expect(edits.count > 60)
    for (name, text, edit) in edits {
      #expect(edit.new.memo.bodyText.utf8.starts(with: text.utf8), "\(name)")
      let removed = edit.old.lines.without(edit.new.lines)
      let isOpen = edit.old.bytes.last != .lineFeed
      #expect(removed.isSubset(of: edit.old.lines(of: PostChange.timeKeys)) || isOpen, "\(name)")
      #expect(edit.new.memo.frontMatter.entries.count == edit.old.memo.frontMatter.entries.count, "\(name)")
    }
  }

  @Test("and the way back give the bytes as they were, and the way forth the edited ones")
  func undo() {
    let bodies: [PostChange] = [.body(""), .body("新しい\n本文"), .body("---\n---\n")]
    for (name, change, edit) in edits(of: Self.changes + bodies) {
      let back = Reversion(from: edit.new.bytes, to: edit.old.bytes, changes: [], old: [])
      #expect(back.applied(to: edit.new.bytes) == edit.old.bytes, "\(name) \(change)")
      let forth = Reversion(from: edit.old.bytes, to: edit.new.bytes, changes: [], old: [])
      #expect(forth.applied(to: edit.old.bytes) == edit.new.bytes, "\(name) \(change)")
    }
  }
}

extension PostChange {
  static let timeKeys = FrontMatter.Field.updated

  fileprivate var keys: [String] {
    switch self {
    case .favorite: FrontMatter.Field.favorite
    case .book: FrontMatter.Field.book + Self.timeKeys
    case .authors: FrontMatter.Field.authors + Self.timeKeys
    case .kind: ["kind"]
    case .page: ["page"] + Self.timeKeys
    case .tags: FrontMatter.Field.tags
    case .rating: ["rating"]
    case .status: ["status"]
    case .body: Self.timeKeys
    }
  }
}

/// A line with how often it stood before, so that equal lines are told apart.
private struct CountedLine: Hashable {
  let bytes: ArraySlice<UInt8>
  let number: Int
}

extension StandingMemo {
  fileprivate var lines: [CountedLine] {
    var (counts, lines, start) = ([ArraySlice<UInt8>: Int](), [CountedLine](), 0)
    while start < bytes.count {
      let line = bytes[start..<bytes.lineEnd(around: start)]
      lines.append(CountedLine(bytes: line, number: counts[line, default: 0]))
      counts[line, default: 0] += 1
      start = line.endIndex
    }
    return lines
  }

  /// The lines on which these keys and their values stand.
  fileprivate func lines(of keys: [String]) -> Set<CountedLine> {
    let places = memo.frontMatter.entries.filter { keys.contains($0.key) }.map { entry in
      let start = bytes.lineStart(around: entry.colonEnd ?? entry.node.range.lowerBound)
      return start..<bytes.lineEnd(around: max(start, entry.node.range.upperBound))
    }
    return Set(lines.filter { line in places.contains { $0.overlaps(line.bytes.indices) } })
  }

  fileprivate var fenceLines: Set<CountedLine> {
    Set(lines.filter { String(decoding: $0.bytes, as: UTF8.self).trimmingMark.hasPrefix("---") })
  }
}

extension [CountedLine] {
  /// The lines that the other does not have as often.
  fileprivate func without(_ others: [CountedLine]) -> Set<CountedLine> { Set(self).subtracting(others) }
}

extension String {
  fileprivate var trimmingMark: Substring { drop { $0 == "\u{FEFF}" } }
}

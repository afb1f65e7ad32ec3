/// One field's edit: finds the splices, makes them, and reads the result to be sure of it.
struct FieldEdit {
  let memo: MemoText
  let key: String
  let value: FieldValue

  /// The memo's bytes after the edit; the same bytes when the field holds the value already.
  func result() throws(EditError) -> [UInt8] {
    if let problem = memo.refusal(for: key) { throw .notEditable(problem) }
    guard let entry = memo.frontMatter.entry(key) else {
      return value == .nothing ? memo.bytes : try verified([addition()])
    }
    return entry.holds(value) ? memo.bytes : try verified(splices(for: entry))
  }
}

extension FieldEdit {
  private func splices(for entry: FrontMatter.Entry) throws(EditError) -> [Splice] {
    let replacement = ValueReplacement(bytes: memo.bytes, entry: entry, context: context)
    switch value {
    case .text(let text):
      return [try replacement.splice(ScalarSource.source(of: text, replacing: entry.node, in: context))]
    case .flag(let flag): return [try replacement.splice(String(flag))]
    case .literal(let literal): return [try replacement.splice(literal)]
    case .list(let items): return try ListEdit(replacement: replacement, items: items).splices()
    case .nothing: return [try replacement.removal()]
    }
  }

  private var context: ScalarSource.Context { memo.frontMatter.isInBraces ? .flow : .block }

  private func addition() -> Splice {
    let mark = TextEncoding.markLength(memo.bytes.span)
    guard let lines = memo.frontMatterLines else {
      let lineEnd = memo.bytes.lineEnd(before: memo.bytes.lineEnd(around: 0))
      return .insert("---" + lineEnd + line(lineEnd) + "---" + lineEnd, at: mark)
    }
    let lineEnd = memo.bytes.lineEnd(before: lines.upperBound)
    return .insert(keyIndentation + line(lineEnd), at: lines.upperBound)
  }

  /// The blanks before the last key.
  private var keyIndentation: String {
    guard let offset = memo.frontMatter.entries.last?.colonEnd else { return "" }
    let line = memo.bytes[memo.bytes.lineStart(around: offset)..<offset]
    return String(decoding: line.prefix { $0.isSpaceOrTab }, as: UTF8.self)
  }

  private func line(_ lineEnd: String) -> String {
    ScalarSource.source(of: key, in: .block) + ": " + newSource + lineEnd
  }

  private var newSource: String {
    switch value {
    case .text(let text): ScalarSource.source(of: text, in: .block)
    case .flag(let flag): String(flag)
    case .literal(let literal): literal
    case .list(let items): ListEdit.source(of: items)
    case .nothing: ""
    }
  }

  private func verified(_ splices: [Splice]) throws(EditError) -> [UInt8] {
    let result = memo.bytes.applying(splices)
    guard isRight(MemoText(result)) else { throw .notRepresentable }
    return result
  }

  /// Whether the edited memo holds the value, every other key as before, and the same body.
  private func isRight(_ edited: MemoText) -> Bool {
    guard edited.isEditable, edited.refusal(for: key) == nil, edited.body.count == memo.body.count,
      let entry = edited.frontMatter.entry(key), entry.holds(value)
    else { return false }
    let others = memo.frontMatter.entries.filter { $0.key != key }
    let editedOthers = edited.frontMatter.entries.filter { $0.key != key }
    return others.elementsEqual(editedOthers) {
      $0.key.isIdentical(to: $1.key) && $0.node.reads(like: $1.node)
    }
  }
}

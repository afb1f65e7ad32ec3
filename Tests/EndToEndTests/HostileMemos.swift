import BadMemos

/// Files that mean harm, and names that do.
enum HostileMemos {
  static var all: [String: [UInt8]] {
    var memos = Dictionary(uniqueKeysWithValues: BadFiles.names.map { ($0, BadFiles.bytes($0)) })
    memos["\u{1B}]0;owned\u{7}.md"] = Array("\u{1B}[31mred\n".utf8)
    memos["line\nbreak \u{202E}dm.md"] = Array(
      "---\nbook: \"\\e]52;c;b3duZWQ=\\a\"\n---\n\u{90}q\u{9C}\u{85}\n".utf8)
    return memos
  }
}

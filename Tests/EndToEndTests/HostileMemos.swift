import TerminalHarness

/// The files which the tests of the memo format read as memos that mean harm, and names that do.
enum HostileMemos {
  static var all: [String: [UInt8]] {
    get throws {
      let folder =
        #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/MemoFormatTests/BadFiles"
      var memos = try files(in: folder)
      memos["\u{1B}]0;owned\u{7}.md"] = Array("\u{1B}[31mred\n".utf8)
      memos["line\nbreak \u{202E}dm.md"] = Array(
        "---\nbook: \"\\e]52;c;b3duZWQ=\\a\"\n---\n\u{90}q\u{9C}\u{85}\n".utf8)
      return memos
    }
  }

  private static func files(in folder: String) throws -> [String: [UInt8]] {
    let names = FileTree(path: folder).names
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try FileTree(path: "\(folder)/\($0)").bytes()) })
  }
}

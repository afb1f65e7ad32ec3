import TerminalHarness

/// The files in which tokens may stand.
struct TokenFiles {
  let folder: MemoFolder

  /// The tokens in the memos, their conflict copies and the trash. What is moved to the trash meanwhile is found there.
  func inMemos() -> Set<String> {
    Set([folder.path, "\(folder.dataPath)/.trash"].flatMap(contents).flatMap(tokens))
  }

  /// The tokens in the history, to be undone or done again.
  func inHistory() -> Set<String> {
    let folders = FileTree(path: folder.statePath).names.map { "\(folder.statePath)/\($0)/history" }
    return Set(folders.flatMap(contents).flatMap(packedTokens))
  }

  private func contents(of folder: String) -> [[UInt8]] {
    FileTree(path: folder).names.compactMap { try? FileTree(path: "\(folder)/\($0)").bytes() }
  }

  private func tokens(in bytes: [UInt8]) -> [String] {
    bytes.split { !$0.isWordByte }.map { String(decoding: $0, as: UTF8.self) }
      .filter { Token.isToken(Substring($0)) }
  }

  /// Any byte may follow a text there, a digit too.
  private func packedTokens(in bytes: [UInt8]) -> [String] {
    let length = Token.text(0).utf8.count
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "v") }
      .map { String(decoding: bytes[$0...].prefix(length), as: UTF8.self) }
      .filter { Token.isToken(Substring($0)) }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

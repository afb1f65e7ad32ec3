/// A YAML file that is a block list of mappings, as bytes with positions. Each item is read on its own, so that one
/// that is no YAML leaves the others to be read.
package struct MappingList: Sendable {
  /// Why something is not understood, and the line, counted from 1, where.
  package enum Problem: Error, Hashable, Sendable {
    case notUTF8
    /// Something stands where `- ` should begin an item.
    case notAList(line: Int)
    case notAMapping(line: Int)
    case invalidYAML(line: Int, reason: String)
  }

  package struct Item: Sendable {
    /// Its lines, with the comment directly above it.
    let range: Range<Int>
    /// The line of its dash, counted from 1.
    package let line: Int
    package let content: Result<FrontMatter, Problem>
  }

  package let bytes: [UInt8]
  package let items: [Item]
  /// How far the dashes are indented.
  let indentation: Int

  package init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.span.isUTF8 else { throw .notUTF8 }
    let lines = MappingListLines(bytes)
    let dashes = try lines.dashes()
    self.bytes = bytes
    indentation = dashes.first.map { lines.indentation(of: $0) } ?? 0
    let starts = dashes.map { lines.start(ofDash: $0) }
    items = dashes.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return Item(
        range: starts[index]..<end, line: dashes[index] + 1,
        content: Self.read(bytes, dash: lines.dashOffset(of: dashes[index]), end: end))
    }
  }

  /// An item's mapping: without its dash it is one that is indented.
  private static func read(_ bytes: [UInt8], dash: Int, end: Int) -> Result<FrontMatter, Problem> {
    let lineStart = bytes[..<dash].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    var bytes = bytes
    for offset in lineStart...dash { bytes[offset] = .space }
    let line = { (offset: Int) in bytes[..<min(offset, bytes.count)].count { $0 == .lineFeed } + 1 }
    do throws(FrontMatterReader.Failure) {
      let content = try FrontMatterReader.read(bytes.span, block: lineStart..<end)
      return content.entries.isEmpty ? .failure(.notAMapping(line: line(dash))) : .success(content)
    } catch {
      switch error {
      case .invalid(let offset, let reason):
        return .failure(.invalidYAML(line: line(max(dash, min(offset, end - 1))), reason: reason))
      case .notAMapping, .tooDeep: return .failure(.notAMapping(line: line(dash)))
      }
    }
  }
}

/// The lines of such a file.
private struct MappingListLines {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (lines, start) = ([Range<Int>](), bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
      lines.append(start..<end)
      start = end
    }
    self.lines = lines
  }

  /// The lines whose dash begins an item; throws where something else stands before the first.
  func dashes() throws(MappingList.Problem) -> [Int] {
    guard let first = lines.indices.first(where: { !isEmpty($0) && !isDocumentStart($0) }) else { return [] }
    guard isDash(first) else { throw .notAList(line: first + 1) }
    let depth = indentation(of: first)
    return lines.indices.filter { $0 >= first && isDash($0) && indentation(of: $0) == depth }
  }

  func indentation(of line: Int) -> Int { lines[line].prefix { bytes[$0] == .space }.count }

  func dashOffset(of line: Int) -> Int { lines[line].lowerBound + indentation(of: line) }

  /// Where an item begins: with the comment directly above its dash.
  func start(ofDash dash: Int) -> Int {
    var first = dash
    while first > 0, isComment(first - 1), indentation(of: first - 1) <= indentation(of: dash) { first -= 1 }
    return lines[first].lowerBound
  }

  private func text(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line]].drop { $0 == .space } }
  private func isComment(_ line: Int) -> Bool { text(line).first == .hash }
  private func isEmpty(_ line: Int) -> Bool { text(line).allSatisfy(\.isBlankOrLineEnd) || isComment(line) }

  private func isDocumentStart(_ line: Int) -> Bool {
    let line = bytes[lines[line]]
    return line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(\.isBlankOrLineEnd)
  }

  private func isDash(_ line: Int) -> Bool {
    let line = text(line)
    return line.first == .hyphen && line.dropFirst().first?.isBlankOrLineEnd ?? true
  }
}

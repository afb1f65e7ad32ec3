/// Reads a memo's bytes once: fences, front matter, body, and what is odd about them.
struct MemoReader {
  static let maximumBlockLength = 65_536

  var frontMatter = FrontMatter()
  var block: Range<Int>?
  var body = 0..<0
  var problems: [MemoProblem] = []

  init(_ bytes: Span<UInt8>) {
    if bytes.isEmpty {
      problems = [.empty]
    } else if bytes[0] == 0, bytes.indices.allSatisfy({ bytes[$0] == 0 }) {
      problems = [.damaged]
    } else {
      readText(bytes)
    }
  }
}

extension MemoReader {
  private mutating func readText(_ bytes: Span<UInt8>) {
    if let encoding = UTF16Encoding(of: bytes) { return readUTF16(bytes, encoding) }
    switch TextEncoding(of: bytes) {
    case .utf8: break
    case .damagedUTF8: problems = [.strayBytes]
    case .unknown: problems = [.notUTF8]
    }
    if ConflictMarkers.stand(in: bytes) { problems.append(.conflictMarkers) }
    readFences(bytes)
  }

  /// Reads the decoded text, then moves the places found back into the file.
  private mutating func readUTF16(_ bytes: Span<UInt8>, _ encoding: UTF16Encoding) {
    let text = Array(encoding.text(bytes, UTF16Encoding.markLength..<bytes.count).utf8)
    func fileOffset(_ offset: Int) -> Int {
      UTF16Encoding.markLength + 2 * String(decoding: text[..<offset], as: UTF8.self).utf16.count
    }
    readFences(text.span)
    problems.insert(.notUTF8, at: 0)
    block = block.map { fileOffset($0.lowerBound)..<fileOffset($0.upperBound) }
    body = fileOffset(body.lowerBound)..<bytes.count
  }

  private mutating func readFences(_ bytes: Span<UInt8>) {
    let start = TextEncoding.markLength(bytes)
    body = start..<bytes.count
    switch Fences.search(bytes, from: start) {
    case .absent: lookForDisplacedFence(bytes, from: start)
    case .unclosed: problems.append(.unclosedFence)
    case .closed(let fences): readBlock(bytes, fences)
    }
  }

  private mutating func lookForDisplacedFence(_ bytes: Span<UInt8>, from start: Int) {
    var line = bytes.line(at: start)
    while !line.isEmpty, bytes.isBlank(line) { line = bytes.line(at: line.upperBound) }
    guard line.lowerBound > start, case .closed(let fences) = Fences.search(bytes, from: line.lowerBound),
      fences.block.count <= Self.maximumBlockLength,
      let displaced = try? FrontMatterReader.read(bytes, block: fences.block), !displaced.entries.isEmpty
    else { return }
    problems.append(.displacedFence)
  }

  private mutating func readBlock(_ bytes: Span<UInt8>, _ fences: Fences) {
    let block = fences.block
    guard block.count <= Self.maximumBlockLength else {
      return readLeniently(bytes, fences, because: .tooLarge)
    }
    do throws(FrontMatterReader.Failure) {
      frontMatter = try read(bytes, block: block)
      accept(fences, of: bytes.count)
      markDuplicates()
    } catch {
      readRefused(bytes, fences, because: error)
    }
  }

  private func read(_ bytes: Span<UInt8>, block: Range<Int>) throws(FrontMatterReader.Failure) -> FrontMatter
  {
    let isUTF8 = !problems.contains(.notUTF8) && !problems.contains(.strayBytes)
    if isUTF8, let common = PlainLines.read(bytes, block: block) { return common }
    return try FrontMatterReader.read(bytes, block: block)
  }

  private mutating func readRefused(
    _ bytes: Span<UInt8>, _ fences: Fences, because failure: FrontMatterReader.Failure
  ) {
    switch failure {
    case .notAMapping: refuseMapping(bytes.extracting(fences.block))
    case .tooDeep: readLeniently(bytes, fences, because: .tooDeep)
    case .invalid(let offset, let reason):
      let isUTF8 = bytes.extracting(fences.block).isUTF8
      let line = bytes.lineNumber(at: offset)
      readLeniently(bytes, fences, because: isUTF8 ? .invalidYAML(line: line, reason: reason) : .notUTF8)
    }
  }

  private mutating func refuseMapping(_ block: Span<UInt8>) {
    problems.append(.notAMapping)
    if block.firstIndex(of: Array("：".utf8), from: 0) != nil { problems.append(.fullWidthColon) }
  }

  /// Without a single line that looks like a key, what stands between the fences is the reader's text: all is body then.
  private mutating func readLeniently(_ bytes: Span<UInt8>, _ fences: Fences, because problem: MemoProblem) {
    if problem == .notUTF8 { problems.removeAll { $0 == .notUTF8 || $0 == .strayBytes } }
    problems.append(problem)
    frontMatter.entries = LenientReader.entries(
      in: bytes, block: fences.block.prefix(Self.maximumBlockLength))
    if !frontMatter.entries.isEmpty { accept(fences, of: bytes.count) }
  }

  private mutating func accept(_ fences: Fences, of count: Int) {
    block = fences.block
    body = fences.closing.upperBound..<count
  }

  private mutating func markDuplicates() {
    var (seen, duplicates) = (Set<String>(), Set<String>())
    for entry in frontMatter.entries where !seen.insert(entry.key).inserted {
      if duplicates.insert(entry.key).inserted { problems.append(.duplicateKey(entry.key)) }
    }
  }
}

extension Span<UInt8> {
  /// The number, from 1, of the line an offset stands on.
  fileprivate func lineNumber(at offset: Int) -> Int {
    (0..<Swift.min(offset, count)).count { self[$0] == .lineFeed } + 1
  }
}

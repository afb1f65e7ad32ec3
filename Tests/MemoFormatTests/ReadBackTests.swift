import Dispatch
import Glibc
import SeededRandom
import Testing

@testable import MemoFormat

/// Values as this program writes them are what other readers of YAML take them for.
@Suite("100,000 random texts written as values") struct ReadBackTests {
  private static let olds = ["x", "'x'", "\"x\"", "", "[x]"].map { value in
    MemoText("---\ntitle: \(value)\n---\n").frontMatter.entry("title")?.node
  }

  /// A line with the key `title`, and the text that it or the last item of its list is to hold.
  private static func written(_ count: Int) -> [(line: String, text: String)] {
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { round in
      let text = WritingTests.awkwardText(&random)
      let old = olds[round % olds.count]
      if old?.style.isList ?? false {
        return ("title: [k, \(ScalarSource.source(of: text, in: .flow))]\n", text)
      }
      return ("title: \(ScalarSource.source(of: text, replacing: old, in: .block))\n", text)
    }
  }

  @Test("are read back equal by libyaml")
  func libyaml() throws {
    for (line, text) in Self.written(100_000) {
      let bytes = Array(line.utf8)
      let entry = try FrontMatterReader.read(bytes.span, block: 0..<bytes.count).entry("title")
      let read = entry.map { $0.node.items.last?.text ?? $0.node.text }
      guard let read, read.isIdentical(to: text) else {
        Issue.record("\(line.debugDescription) is read as \(String(describing: read))")
        return
      }
    }
  }

  @Test(
    "are read back equal by PyYAML",
    .enabled(if: system("python3 -c 'import yaml' 2>/dev/null") == 0, "python3-yaml is not installed"))
  func pyYAML() async throws {
    var path = Array("/tmp/dokusho-values-XXXXXX".utf8CString)
    let file = try #require(fdopen(mkstemp(&path), "w"))
    let name = path.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    defer { unlink(name) }
    for (line, text) in Self.written(100_000) { fputs("\(line.hex) \(text.hex)\n", file) }
    fclose(file)
    let script = #filePath.replacing("MemoFormatTests/ReadBackTests.swift", with: "YAML/read_back.py")
    #expect(await status(of: "python3 '\(script)' '\(name)' >/dev/null") == 0)
  }

  /// The exit status of a command; the threads that all tests share do not wait for it.
  private func status(of command: String) async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: system(command)) }
    }
  }
}

extension String {
  fileprivate var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

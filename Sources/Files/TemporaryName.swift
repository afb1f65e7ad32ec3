import Glibc

/// The name of a file that is being written: `.memo-<process>-<16 hexadecimal digits>.tmp`, short whatever
/// the memo's name, and telling which process would have to be alive for it to be of use.
struct TemporaryName {
  let processID: Int32
  let fileName: FileName

  /// A new name of this process.
  static func random() -> TemporaryName {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return TemporaryName(processID: getpid(), digits: padding + digits)
  }

  private init(processID: Int32, digits: String) {
    self.processID = processID
    fileName = FileName(known: Array(".memo-\(processID)-\(digits).tmp".utf8))
  }

  /// Nil when a name is not exactly of this form.
  init?(_ fileName: FileName) {
    guard fileName.hasPrefix(".memo-"), fileName.hasSuffix(".tmp") else { return nil }
    let parts = fileName.text.dropFirst(6).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 16, parts[1].allSatisfy(\.isHexDigit) else { return nil }
    guard let processID = Int32(parts[0]), processID > 0 else { return nil }
    self.processID = processID
    self.fileName = fileName
  }
}

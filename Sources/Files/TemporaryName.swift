import Glibc

/// The name of a file that is being written: `.memo-<process>-<16 hexadecimal digits>.tmp`, short whatever
/// the memo's name, and telling which process would have to be alive for it to be of use.
///
/// A new version and the old one change places, so that either may stand under the name: it has the marks of both then, as
/// `.memo-<process>-<digits>-<old>-<new>.tmp`. Whatever else stands there was written by somebody else.
struct TemporaryName {
  let processID: Int32
  /// The marks of the versions that may stand under the name; none where it is only our own that can.
  let versions: [ContentMark]
  let fileName: FileName

  /// A new name of this process.
  static func random(versions: [ContentMark] = []) -> TemporaryName {
    let digits = UInt64.random(in: .min ... .max).hexadecimal
    let parts = ["\(getpid())", digits] + versions.map(\.text)
    let fileName = FileName(known: Array(".memo-\(parts.joined(separator: "-")).tmp".utf8))
    return TemporaryName(processID: getpid(), versions: versions, fileName: fileName)
  }

  private init(processID: Int32, versions: [ContentMark], fileName: FileName) {
    self.processID = processID
    self.versions = versions
    self.fileName = fileName
  }

  /// Nil when a name is not exactly of this form.
  init?(_ fileName: FileName) {
    guard fileName.hasPrefix(".memo-"), fileName.hasSuffix(".tmp") else { return nil }
    let parts = fileName.text.dropFirst(6).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    let marks = parts.dropFirst().compactMap { ContentMark($0) }
    guard [2, 4].contains(parts.count), marks.count == parts.count - 1 else { return nil }
    guard let processID = Int32(parts[0]), processID > 0 else { return nil }
    self.init(processID: processID, versions: Array(marks.dropFirst()), fileName: fileName)
  }
}

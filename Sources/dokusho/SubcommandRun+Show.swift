import Files
import Localization
import PostFiles
import Posts
import Subcommands
import UnicodeText

extension SubcommandRun {
  /// Prints a memo's file as it is, or what it tells as an object of JSON.
  func show(_ request: ShowRequest) async throws(StartError) -> Int32 {
    let folder = try PostsFolder(existingIn: directory)
    let id = try id(named: request.memo, in: folder)
    var output = ResultStream()
    switch request.format {
    case .markdown:
      guard let bytes = try await content(of: id) else { return refuse(request.memo) }
      try output.write(file: bytes)
    case .json:
      guard let record = try records(in: folder).record(of: id) else {
        return refuse(request.memo)
      }
      try output.write { record.writeJSON(to: &$0) }
      try output.write("\n")
    }
    try output.flush()
    return ExitStatus.fine
  }

  /// All bytes of the memo's file; nil where there is none.
  private func content(of id: PostID) async throws(StartError) -> [UInt8]? {
    let files = try TerminalEditor.files(of: directory, environment)
    do throws(FileError) {
      return try await files.content(of: id)
    } catch {
      if error.reason == .notFound { return nil }
      throw .memo(id.text, SystemReason(error))
    }
  }

  private func refuse(_ name: String) -> Int32 {
    StandardStreams.complain(localized("dokusho: there is no memo “%1$@”.", name))
    return ExitStatus.failed
  }
}

extension ResultStream {
  /// A terminal gets the lines made safe to show.
  fileprivate mutating func write(file bytes: [UInt8]) throws(StartError) {
    guard isTerminal else { return try write { $0 += bytes } }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
    try write(lines.map { String($0).safeText }.joined(separator: "\n"))
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

import Dispatch
import Files
import Glibc
import Posts

/// The port `Drafts` over a folder: a file for each draft, written durably, on a queue of its own.
package final class FileDrafts: Drafts {
  private static let ending = ".draft"
  /// More of a file is not read.
  private static let mostBytes = 32 << 20

  private let state: StateFolder?
  private let process: ProcessMark
  private let queue = DispatchQueue(label: "dokusho.drafts", qos: .userInitiated)

  /// Keeps drafts in a folder of this one; nil where no place for them is known, and then none can be kept.
  package convenience init(in state: StateFolder?) {
    self.init(in: state, process: .own)
  }

  init(in state: StateFolder?, process: ProcessMark) {
    self.state = state
    self.process = process
  }

  package func all() async throws(DraftsError) -> [Draft] {
    try await onQueue { () throws(FileError) in try self.read() }
  }

  package func save(_ draft: Draft) async throws(DraftsError) {
    try await onQueue { () throws(FileError) in try self.write(draft) }
  }

  package func saveOpen(_ draft: Draft) async throws(DraftsError) {
    try await onQueue { () throws(FileError) in try self.write(draft, openIn: self.process) }
  }

  package func saveAtOnce(_ draft: Draft) throws(DraftsError) {
    try queue.sync { self.result { () throws(FileError) in try self.write(draft) } }.get()
  }

  package func remove(_ id: PostID) async throws(DraftsError) {
    try await onQueue { () throws(FileError) in try self.erase(id) }
  }
}

extension FileDrafts {
  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws(FileError) -> Value
  ) async throws(DraftsError) -> Value {
    let result: Result<Value, DraftsError> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.result(of: work)) }
    }
    return try result.get()
  }

  private func result<Value>(of work: () throws(FileError) -> Value) -> Result<Value, DraftsError> {
    do throws(FileError) {
      return .success(try work())
    } catch {
      return .failure(DraftsError(SystemReason(error)))
    }
  }

  private func name(of id: PostID) -> FileName? { FileName(id.bytes + Array(Self.ending.utf8)) }

  private func folder() throws(FileError) -> DurableWriter {
    guard let state, let name = FileName("drafts") else { throw FileError(.openFolder, nil, code: ENOENT) }
    return DurableWriter(directory: try state.made(name), fileSystem: state.fileSystem)
  }

  private func write(_ draft: Draft, openIn process: ProcessMark? = nil) throws(FileError) {
    guard let name = name(of: draft.id) else { return }
    try folder().put(name, DraftText.bytes(of: draft, openIn: process), mode: 0o600)
  }

  private func erase(_ id: PostID) throws(FileError) {
    guard let name = name(of: id) else { return }
    let folder = try folder()
    do throws(DurableWriteError) {
      try folder.remove(name)
    } catch {
      guard case .failed(let reason) = error else { return }
      throw reason
    }
  }

  private func read() throws(FileError) -> [Draft] {
    guard let state else { return [] }
    state.removeLeftovers(in: "drafts")
    let folder: Directory
    do {
      folder = try Directory("\(state.path)/drafts", fileSystem: state.fileSystem)
    } catch  where error.reason == .notFound {
      return []
    }
    let names = try folder.entries().map(\.name).filter { $0.hasSuffix(Self.ending) }.sorted().reversed()
    return names.compactMap { name in
      let content = try? folder.read(name, limit: Self.mostBytes)
      let id = PostID(bytes: Array(name.bytes.dropLast(Self.ending.utf8.count)))
      guard let entry = content.flatMap({ DraftText.entry(id, $0.bytes) }) else { return nil }
      return isOpenElsewhere(entry.process) ? nil : entry.draft
    }
  }

  private func isOpenElsewhere(_ process: ProcessMark?) -> Bool {
    guard let process, process != self.process else { return false }
    return process.isRunning
  }
}

import PostFiles
import Posts
import StateTree
import Subcommands

extension SubcommandRun {
  /// Prints the memos of a query, in its order.
  func list(_ request: ListRequest) async throws(StartError) -> Int32 {
    let condition = try self.condition(of: request.query)
    let folder = try PostsFolder(existingIn: directory)
    let posts = try await posts(of: condition, in: folder).prefix(request.limit ?? .max)
    var output = ResultStream()
    switch request.format {
    case .table: try printTable(posts, to: &output)
    case .json: try printJSON(posts, try records(in: folder), to: &output)
    case .tsv: try printLines(posts, try records(in: folder), to: &output)
    case .paths: try printPaths(posts, try records(in: folder), request.pathEnd, to: &output)
    }
    try output.flush()
    return ExitStatus.fine
  }

  func records(in folder: PostsFolder) throws(StartError) -> PostRecords {
    do throws(PostsError) {
      return try PostRecords(path: folder.path, localTime: SystemLocalTime())
    } catch {
      throw StartError(error, path: directory.path)
    }
  }

  /// The memo that the command line calls so, whether it is there or not.
  func id(named name: String, in folder: PostsFolder) throws(StartError) -> PostID {
    try records(in: folder).id(named: name) ?? PostID(name)
  }

  private func posts(
    of condition: SearchCondition, in folder: PostsFolder
  ) async throws(StartError) -> OrderedPosts {
    let posts = try dependencies(memosIn: folder, .once).posts
    do throws(PostsError) {
      return try await posts.query(condition).documents()
    } catch {
      throw StartError(error, path: directory.path)
    }
  }
}

extension SubcommandRun {
  private func printTable(_ posts: Slice<OrderedPosts>, to output: inout ResultStream) throws(StartError) {
    let table = PostTable(posts, width: output.width)
    for post in posts { try output.write(table.line(of: post) + "\n") }
  }

  /// So many memos are read and written at a time.
  private static let batchSize = 256

  /// A memo that is gone by now is left out. Each stands on a line of its own.
  private func printJSON(
    _ posts: Slice<OrderedPosts>, _ records: PostRecords, to output: inout ResultStream
  ) throws(StartError) {
    var separator = "[\n"
    var ids = posts.map(\.id)[...]
    while !ids.isEmpty {
      for json in records.map(Array(ids.prefix(Self.batchSize)), \.json) {
        try output.write { bytes in
          bytes += separator.utf8
          bytes += json
        }
        separator = ",\n"
      }
      ids = ids.dropFirst(Self.batchSize)
    }
    try output.write(separator == "[\n" ? "[]\n" : "\n]\n")
  }

  private func printLines(
    _ posts: Slice<OrderedPosts>, _ records: PostRecords, to output: inout ResultStream
  ) throws(StartError) {
    let isTerminal = output.isTerminal
    for post in posts {
      let line = TabSeparatedPost(post, path: records.path(of: post.id) ?? [])
      try output.write { (isTerminal ? line.safe : line).write(to: &$0) }
    }
  }

  private func printPaths(
    _ posts: Slice<OrderedPosts>, _ records: PostRecords, _ end: ListRequest.PathEnd,
    to output: inout ResultStream
  ) throws(StartError) {
    let isTerminal = output.isTerminal
    for post in posts {
      guard let path = records.path(of: post.id) else { continue }
      try output.write { bytes in
        bytes += isTerminal ? Array(String(decoding: path, as: UTF8.self).safeText.utf8) : path
        bytes.append(end.rawValue)
      }
    }
  }
}

extension PostRecord {
  fileprivate var json: [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(to: &bytes)
    return bytes
  }
}

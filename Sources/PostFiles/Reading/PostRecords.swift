import Files
import MemoFormat
import Posts

/// Reads memos whole, one after the other.
package struct PostRecords: Sendable {
  private let path: String
  private let folder: PostFolder

  /// For the memos in the folder at this absolute path.
  package init(
    path: String, localTime: any LocalTime, fileSystem: any FileSystem = PosixFileSystem()
  ) throws(PostsError) {
    self.path = path
    do throws(FileError) {
      folder = PostFolder(
        directory: try Directory(path, fileSystem: fileSystem), reader: PostReader(localTime: localTime))
    } catch {
      throw .folderUnreadable(SystemReason(error))
    }
  }

  /// A memo as its file is now; nil where there is no such file.
  package func record(of id: PostID) -> PostRecord? {
    guard let name = MemoName.name(of: id) else { return nil }
    do throws(FileError) {
      return record(of: id, name, try folder.directory.read(name, limit: PostFolder.mostBytes))
    } catch {
      return error.isAbsence && !folder.directory.isSymbolicLink(name) ? nil : unreadable(id, name)
    }
  }

  /// What `make` makes of the memos as their files are now, in their order, on two processors. Those without a file are left
  /// out.
  package func map<Made: Sendable>(_ ids: [PostID], _ make: @Sendable (PostRecord) -> Made) -> [Made] {
    Lanes.map(ids.indices) { record(of: ids[$0]).map(make) }.compactMap(\.self)
  }

  /// The memo that a person calls so: the one of this name, else the only one whose name is shown so. What is shown is not
  /// always the name, which need not be UTF-8, and whose file may end in `.MD`.
  package func id(named text: String) -> PostID? {
    let id = PostID(text)
    if let name = MemoName.name(of: id), (try? folder.directory.status(of: name)) != nil { return id }
    let all = ((try? folder.entries()) ?? []).lazy.map { MemoName.id(of: $0.name) }
    let alike = all.filter { $0.text.utf8.elementsEqual(text.utf8) }
    return alike.count == 1 ? alike.first : nil
  }

  /// The absolute path of a memo's file as bytes; nil where the identity makes no file name.
  package func path(of id: PostID) -> [UInt8]? {
    MemoName.name(of: id).map(path(of:))
  }
}

extension PostRecords {
  private func path(of name: FileName) -> [UInt8] { Array("\(path)/".utf8) + name.bytes }

  private func record(of id: PostID, _ name: FileName, _ content: FileContent) -> PostRecord {
    let memo = MemoText(content.bytes)
    let post = folder.reader.post(id, memo, modified: content.status.modified)
    var problems = memo.problems.compactMap(PostProblem.init)
    if content.bytes.count != content.status.size { problems.append(.fileTooLarge) }
    if let original = ConflictCopies.original(of: id) { problems.append(.conflictCopy(of: original)) }
    return PostRecord(
      post: post, path: path(of: name), sourceID: memo.frontMatter.text("source_id") ?? "",
      body: memo.bodyText, problems: problems)
  }

  private func unreadable(_ id: PostID, _ name: FileName) -> PostRecord {
    PostRecord(
      post: folder.reader.unreadable(id), path: path(of: name), sourceID: "", body: "",
      problems: [.unreadable])
  }
}

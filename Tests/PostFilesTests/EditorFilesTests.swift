import Files
import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The files that an editor is given") struct EditorFilesTests {
  private let folder = TemporaryFolder()
  private var files: EditorFiles {
    EditorFiles(
      posts: folder.path, state: StateFolder(path: folder.path + "/.state", dataDirectory: folder.path),
      localTime: JapanTime())
  }

  @Test("a copy is for its owner alone, and the newest hundred are kept")
  func copies() async throws {
    defer { removeState() }
    var last = ""
    for number in 0..<120 { last = try await files.keepCopy(of: PostID("a"), Array("\(number)".utf8)) }
    #expect(await files.text(in: last) == "119")
    #expect(try copyNames().count == 100)
    var status = stat()
    stat(last, &status)
    #expect(status.st_mode & 0o777 == 0o600)
    files.forget(last)
    #expect(await files.text(in: last) == nil)
    #expect(try copyNames().count == 99)
  }

  @Test(
    "a memo of any name has a copy",
    arguments: [
      Array("-rf".utf8), [0xFF, 0x83], Array(String(repeating: "長", count: 84).utf8), Array("b/MD".utf8),
    ])
  func names(id: [UInt8]) async throws {
    defer { removeState() }
    let copy = try await files.keepCopy(of: PostID(bytes: id), Array("words".utf8))
    #expect(await files.text(in: copy) == "words")
  }

  @Test("a text has a file of its own until it is safe")
  func text() async throws {
    defer { removeState() }
    let one = try await files.keepText("一つ目\n")
    let other = try await files.keepText("two")
    #expect(one != other && one.hasSuffix(".md"))
    #expect(await files.text(in: one) == "一つ目\n")
    files.forget(one)
    #expect(await files.text(in: one) == nil)
    #expect(await files.text(in: other) == "two")
  }

  @Test("the path of a memo is its name byte for byte")
  func path() {
    let path = files.path(of: PostID(bytes: [0xFF]))
    #expect(path == Array(folder.path.utf8) + [0x2F, 0xFF, 0x2E, 0x6D, 0x64])
    #expect(files.path(of: PostID("b/MD"))?.suffix(5) == Array("/b.MD".utf8)[...])
  }

  private func copyNames() throws -> [FileName] {
    try Directory(folder.path + "/.state/before-editor").entries().map(\.name)
  }

  private func removeState() {
    for name in ["before-editor", "in-editor"] {
      let path = folder.path + "/.state/" + name
      for entry in (try? Directory(path).entries()) ?? [] { unlink(path + "/" + entry.name.text) }
      rmdir(path)
    }
    unlink(folder.path + "/.state/data-directory")
    rmdir(folder.path + "/.state")
  }
}

import Files
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A file's name") struct MemoNameTests {
  private func isMemo(_ name: String, _ kind: FileKind = .regular) throws -> Bool {
    MemoName.isMemo(DirectoryEntry(name: try #require(FileName(name)), kind: kind))
  }

  @Test(
    "is a memo's where it ends so",
    arguments: [
      "a.md", "読書会のメモ.md", "A.MD", "a.sync-conflict-20260818-173636-D4LGQYW.md", "a b.md", "a.md.md",
    ])
  func memos(name: String) throws {
    #expect(try isMemo(name))
  }

  @Test(
    "is none of a memo where an editor or a sync program uses it for itself",
    arguments: [
      "a.txt", "a.md~", "4913", ".md", ".a.md", ".a.md.swp", ".#a.md", "#a.md#", "#a.md",
      ".syncthing.a.md.tmp",
      "._a.md", ".memo-1-x.tmp", "md", "amd",
    ])
  func others(name: String) throws {
    #expect(try !isMemo(name))
  }

  @Test("that begins with a date is in the order of time")
  func dates() throws {
    for name in ["20261130-091200-qkvd.md", "20261130-0912.md", "20261130.md"] {
      #expect(MemoName.beginsWithDate(try #require(FileName(name))))
    }
    for name in ["読書会のメモ.md", "2026-11-30-091200.md"] {
      #expect(!MemoName.beginsWithDate(try #require(FileName(name))))
    }
  }

  @Test("may be a link's, but not a folder's or a pipe's")
  func kinds() throws {
    #expect(try isMemo("a.md", .symbolicLink) && isMemo("a.md", .unknown))
    #expect(try !isMemo("a.md", .directory) && !isMemo("a.md", .special))
  }

  @Test("is a memo's identity without its ending, byte by byte")
  func identity() throws {
    for name in ["a", "読書", "\u{304C}", "\u{304B}\u{3099}", "a.md"] {
      let fileName = try #require(FileName("\(name).md"))
      #expect(MemoName.id(of: fileName) == PostID(name))
      #expect(MemoName.name(of: PostID(name)) == fileName)
    }
    #expect(MemoName.name(of: PostID("a/b")) == nil && MemoName.name(of: PostID("a/bc")) == nil)
  }

  @Test(
    "with its ending in other letters is an identity of its own, and is shown as it is",
    arguments: ["A.MD", "A.Md"])
  func otherEndings(name: String) throws {
    let fileName = try #require(FileName(name))
    let id = MemoName.id(of: fileName)
    #expect(id.text == name && MemoName.name(of: id) == fileName)
    #expect(id != MemoName.id(of: try #require(FileName(name + ".md"))))
  }
}

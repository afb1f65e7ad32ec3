import Files
import Glibc
import Posts
import Testing

@testable import PostFiles

struct FileDraftsTests {
  let state = TemporaryState()
  let drafts: FileDrafts

  init() {
    drafts = FileDrafts(in: state.folder)
  }

  private func draft(_ id: String, _ texts: [String: String] = ["note": "猫"]) -> Draft {
    Draft(id: PostID(id), subjects: [PostID(bytes: [0x61, 0xFF]), PostID("b")], texts: texts)
  }

  @Test("drafts come back as they were, the newest first, whatever their texts hold")
  func kept() async throws {
    #expect(try await drafts.all() == [])
    let older = draft(
      "20261129-000000-aaaa", ["note": "a\nnote 3\nabc\n", "quote": "", "book": "e\u{301}\r\n\0"])
    let newer = draft("20261130-000000-aaaa")
    try await drafts.save(older)
    try drafts.saveAtOnce(newer)
    #expect(try await drafts.all() == [newer, older])
    #expect(Array(try await drafts.all()[1].texts["book"]?.utf8 ?? "".utf8) == Array("e\u{301}\r\n\0".utf8))
  }

  @Test("a draft saved again takes the place of the one before; one that is removed is gone")
  func replaced() async throws {
    try await drafts.save(draft("a", ["note": "long, long ago"]))
    try await drafts.save(draft("a", ["note": "short"]))
    #expect(try await drafts.all() == [draft("a", ["note": "short"])])
    try await drafts.remove(PostID("a"))
    try await drafts.remove(PostID("a"))
    #expect(try await drafts.all() == [])
  }

  @Test("a draft whose form is open is offered by no other program as long as that one runs")
  func open() async throws {
    // A number so high no process has.
    let other = FileDrafts(in: state.folder, process: ProcessMark(text: "4194305-1"))
    try await drafts.saveOpen(draft("a"))
    #expect(try await other.all() == [])
    #expect(try await drafts.all() == [draft("a")])
    try await drafts.save(draft("a"))
    #expect(try await other.all() == [draft("a")])
    try await other.saveOpen(draft("b"))
    #expect(try await drafts.all() == [draft("b"), draft("a")])
  }

  @Test("what a crash left of a write is removed an hour later")
  func leftover() async throws {
    try await drafts.save(draft("a"))
    let folder = "\(state.folder.path)/drafts"
    let names = [".memo-4194305-0123456789abcdef.tmp", ".memo-4194305-0123456789abcdee.tmp"]
    for name in names {
      let path = "\(folder)/\(name)"
      close(Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
      let age = time(nil) - (name == names[0] ? 7200 : 60)
      utimensat(AT_FDCWD, path, [timespec(tv_sec: age, tv_nsec: 0), timespec(tv_sec: age, tv_nsec: 0)], 0)
    }
    #expect(try await drafts.all() == [draft("a")])
    #expect(try Directory(folder).entries().map(\.name.text).sorted() == [names[1], "a.draft"])
  }

  @Test("what is no draft, or only half of one, is passed over")
  func passedOver() async throws {
    try await drafts.save(draft("good"))
    let whole = DraftText.bytes(of: draft("x", ["note": "猫が鳴く"]))
    for count in 0..<whole.count - 1 where DraftText.draft(PostID("x"), Array(whole[..<count])) == draft("x")
    {
      Issue.record("\(count) bytes were taken for the whole.")
    }
    #expect(DraftText.draft(PostID("x"), Array("something else".utf8)) == nil)
    #expect(DraftText.draft(PostID("x"), Array("dokusho draft 1\nnote 99999999999999999999\n".utf8)) == nil)
    #expect(DraftText.draft(PostID("x"), Array("dokusho draft 1\nnote -1\n\n".utf8)) == nil)
    #expect(DraftText.draft(PostID("x"), Array("dokusho draft 1\nnote 3\nabc".utf8)) == nil)
    #expect(try await drafts.all() == [draft("good")])
  }
}

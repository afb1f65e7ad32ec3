import Posts
import StateTree
import Testing

struct MemoVisitTests {
  @Test("an editor that ended well is no matter, whether it changed something or not")
  func usual() {
    #expect(visit(after: .file(new)).notice == nil)
    #expect(visit(after: .file(old)).notice == nil)
    #expect(visit(after: .file(new), duration: .milliseconds(1)).notice == nil)
  }

  @Test("one that came back at once without a change may have opened a window")
  func atOnce() {
    #expect(visit(after: .file(old), duration: .milliseconds(299)).notice == .cameBackAtOnce("code"))
    #expect(visit(after: .file(old), duration: .milliseconds(300)).notice == nil)
  }

  @Test("how it ended is said, unless the memo is gone, which is said first")
  func ends() {
    let ends: [(EditorEnd, EditorNotice)] = [
      (.notFound("ed"), .notFound("ed")), (.notExecutable("ed"), .notExecutable("ed")),
      (.failed("ed", status: 1), .failed("ed", status: 1)),
      (.killed("ed", signal: "Killed"), .killed("ed", signal: "Killed")),
    ]
    for (end, notice) in ends {
      #expect(visit(after: .file(old), end: end, duration: .zero).notice == notice)
      #expect(visit(after: .file(new), end: end).notice == notice)
      #expect(visit(after: .nothing, end: end).notice == .memoGone(PostID("cat")))
      #expect(visit(after: .folder, end: end).notice == .memoIsFolder(PostID("cat"), copy: "/copy"))
    }
  }

  @Test("what it did is taken back as one step: the bytes as they were, or the memo anew")
  func inverse() {
    #expect(visit(after: .file(old)).inverse == nil)
    #expect(visit(after: .nothing).inverse == WriteBatch([.create(PostID("cat"), old)]))
    guard case .revert(_, let way)? = visit(after: .file(new)).inverse?.writes.first else {
      Issue.record("no way back")
      return
    }
    #expect(way.applied(to: new) == old)
  }

  private let old = Array("old words\n".utf8)
  private let new = Array("new words\n".utf8)

  private func visit(
    after: MemoVisit.After, end: EditorEnd = .fine("code"), duration: Duration = .seconds(9)
  ) -> MemoVisit {
    MemoVisit(id: PostID("cat"), before: old, after: after, end: end, duration: duration, copy: "/copy")
  }
}

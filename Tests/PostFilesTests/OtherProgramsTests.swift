import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A memo that another program saves", .timeLimit(.minutes(5))) struct OtherProgramsTests {
  private let folder = TemporaryFolder()

  /// What a listener to the memo `a` hears while a program is run on it several times in the folder of memos.
  private func story(of command: String, times: Int) async throws -> [String] {
    folder.write("一\n", to: "a.md")
    let probe = try SnapshotProbe(collection(folder))
    try await probe.complete()
    let count = probe.heard.count
    for time in 1...times {
      let line = command.replacing("TIME", with: "\(time)")
      try #require(system("cd '\(folder.path)' && { \(line); } >/dev/null 2>&1 </dev/null") == 0)
      try await probe.snapshot { $0.memo("a")?.firstWords == "回 \(time)" }
    }
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.contains("z") }
    return Array(probe.snapshots.dropFirst(count)).story.filter { $0 != "added z" }
  }

  @Test("with vim, which puts the old file aside, is modified", .enabled(if: Tool.isInstalled("vim")))
  func vim() async throws {
    let vim = "vim -N -u NONE -i NONE -es -c 'set backupskip= writebackup backupcopy=no'"
    let command = "\(vim) -c '%s/.*/回 TIME/' -c wq a.md"
    #expect(try await story(of: command, times: 8) == Array(repeating: "modified a", count: 8))
  }

  @Test("with vim in place is modified", .enabled(if: Tool.isInstalled("vim")))
  func vimInPlace() async throws {
    let vim = "vim -N -u NONE -i NONE -es -c 'set backupskip= writebackup backupcopy=yes'"
    let command = "\(vim) -c '%s/.*/回 TIME/' -c wq a.md"
    #expect(try await story(of: command, times: 8) == Array(repeating: "modified a", count: 8))
  }

  @Test("with sed is modified")
  func sed() async throws {
    let command = "sed -i 's/.*/回 TIME/' a.md"
    #expect(try await story(of: command, times: 8) == Array(repeating: "modified a", count: 8))
  }

  @Test("by git, which removes it and makes it anew, is modified", .enabled(if: Tool.isInstalled("git")))
  func git() async throws {
    let git = "git -c user.name=n -c user.email=e -c commit.gpgsign=false"
    let commit = "\(git) commit-tree -m TIME $(printf '100644 blob %s\\ta.md\\n' $blob | git mktree)"
    let command =
      "[ -d .git ] || git init -q; blob=$(printf '回 TIME\\n' | git hash-object -w --stdin);"
      + " git checkout -qf $(\(commit))"
    #expect(try await story(of: command, times: 8) == Array(repeating: "modified a", count: 8))
  }

  @Test(
    "in whatever way, is modified",
    arguments: [
      // As emacs does it: the old file aside, a new one in its place.
      "mv a.md a.md~; printf '回 TIME\\n' >a.md; rm a.md~",
      // As VS Code does it: in place, cut short first.
      ": >a.md; printf '回 TIME\\n' >a.md",
      // As Syncthing does it.
      "printf '回 TIME\\n' >.syncthing.a.md.tmp; mv .syncthing.a.md.tmp a.md",
      // By another name of the same file.
      "printf '回 TIME\\n' >new; rm a.md; ln new a.md; rm new",
    ])
  func patterns(command: String) async throws {
    #expect(try await story(of: command, times: 8) == Array(repeating: "modified a", count: 8))
  }

  @Test("under names of their own is not told of: those of editors and sync programs are no memos")
  func temporaryNames() async throws {
    folder.write("一", to: "a.md")
    let probe = try SnapshotProbe(collection(folder))
    try await probe.complete()
    for name in [
      ".a.md.swp", "4913", "a.md~", "#a.md#", ".#a.md", "a.md.~1~", ".syncthing.a.md.tmp",
      "~syncthing~a.md.tmp",
      ".dat.nosync1234.abcdef", ".~lock.a.md#", "._a.md", ".DS_Store", ".stignore", ".memo-1-2.tmp",
    ] {
      folder.write("two", to: name)
    }
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.contains("z") }
    #expect(probe.snapshots.story == ["added a", "added z"])
  }
}

/// A program that a test needs and a machine may not have.
private enum Tool {
  static func isInstalled(_ name: String) -> Bool {
    system("command -v \(name) >/dev/null 2>&1") == 0
  }
}

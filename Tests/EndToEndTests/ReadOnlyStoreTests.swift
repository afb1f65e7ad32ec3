import Glibc
import TerminalHarness
import Testing

@Suite("A store that can only be read")
struct ReadOnlyStoreTests {
  private static let canBecomeNobody = getuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0

  @Test(
    "says so at the first key that would change something, and is read as ever",
    .enabled(if: canBecomeNobody, "needs root and setpriv"))
  func refused() throws {
    let store = try MemoStore()
    for path in [store.folder.path, store.folder.path(of: "store"), store.folder.path(of: "store/posts")] {
      chmod(path, 0o755)
    }
    let session = try TerminalSession(
      program: "/usr/bin/setpriv",
      arguments: [
        "--reuid=65534", "--regid=65534", "--clear-groups", Program.path, "--data-dir", store.path,
      ],
      environment: try store.folder.environment())
    try session.waitForText("live")
    for key in ["*", "t", "r", "m", "w", "e", "s"] {
      session.type("jk" + key)
      try session.waitForText("The memos can only be read: it is not permitted.")
      session.press(.escape)
      try session.waitForText("Press q to quit.")
    }
    session.press(.enter)
    try session.waitForText("夏目漱石")
  }
}

import TerminalHarness
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("--version and --help work and end with 0")
  func information() throws {
    let folder = try TemporaryFolder()
    let version = try Reader.start(["--version"], in: folder)
    #expect(try version.waitForExit() == .exited(0))
    try version.waitForText("dokusho 0.1.0")
    let help = try Reader.start(["-h"], in: folder, rows: 60)
    #expect(try help.waitForExit() == .exited(0))
    try help.waitForText("Usage: dokusho")
  }

  @Test(
    "wrong usage is said in one sentence and ends with 2",
    arguments: [
      (["--colour"], "there is no option --colour"), (["lsit"], "did you mean “list”?"),
      (["猫"], "“猫” is not understood"),
      (["--data-dir"], "the option --data-dir needs a value"),
      (["--query="], "the option --query needs a value"),
    ])
  func usage(arguments: [String], sentence: String) throws {
    let session = try Reader.start(arguments, in: try TemporaryFolder())
    #expect(try session.waitForExit() == .exited(2))
    try session.waitForText(sentence)
  }

  @Test(
    "the store is --data-dir, else DOKUSHO_DATA_DIR, else below XDG_DATA_HOME; a missing one is made and said"
  )
  func dataDirectory() throws {
    let folder = try TemporaryFolder()
    let named = try Reader.start(
      ["--data-dir", folder.path(of: "named")], in: folder,
      environment: ["DOKUSHO_DATA_DIR": folder.path(of: "variable")])
    try named.waitForText("was created.")
    #expect(folder.contains("named/posts"))
    #expect(!folder.contains("variable"))
    let variable = try Reader.start(
      [], in: folder, environment: ["DOKUSHO_DATA_DIR": folder.path(of: "variable")])
    try variable.waitForText("There is no memo here yet.")
    #expect(folder.contains("variable/posts"))
    let standard = try Reader.start([], in: folder, environment: ["XDG_DATA_HOME": folder.path(of: "data")])
    try standard.waitForText("There is no memo here yet.")
    #expect(folder.contains("data/dokusho/posts"))
  }

  @Test("a store that is a file is refused in one sentence")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("store", "not a folder")
    let session = try Reader.start(["--data-dir", folder.path(of: "store")], in: folder, columns: 200)
    #expect(try session.waitForExit() == .exited(1))
    try session.waitForText("cannot be used: it is not a folder.")
  }

  @Test("a terminal that cannot show full screens is refused in one sentence")
  func dumb() throws {
    let store = try MemoStore()
    let session = try Reader.start(
      ["--data-dir", store.path], in: store.folder, environment: ["TERM": "dumb"])
    #expect(try session.waitForExit() == .exited(1))
    try session.waitForText("cannot show full screens")
  }

  @Test("--log writes actions and slices, never a memo's text")
  func log() throws {
    let store = try MemoStore()
    let reader = try Reader(store, arguments: ["--log", store.folder.path(of: "log")])
    reader.press("j/猫\r")
    try reader.session.waitForText("/猫")
    reader.press("q")
    try reader.session.waitForExit()
    let log = try store.folder.read("log")
    #expect(log.contains("PostListAction.selectPost"))
    #expect(log.contains("postList"))
    #expect(!log.contains("猫"))
  }
}

import Glibc
import TerminalHarness

/// An editor that a test writes as a shell script; `$1` is the file that it is given.
struct ScriptedEditor {
  let path: String

  init(in folder: TemporaryFolder, _ script: String) throws {
    path = try folder.write("editor.sh", "#!/bin/sh\n\(script)\n")
    chmod(path, 0o755)
  }
}

extension Reader {
  /// The program on a store, with an editor that is a script.
  init(_ store: MemoStore, editor script: String, columns: Int = 120) throws {
    let editor = try ScriptedEditor(in: store.folder, script)
    try self.init(store, columns: columns, environment: ["EDITOR": editor.path])
  }
}

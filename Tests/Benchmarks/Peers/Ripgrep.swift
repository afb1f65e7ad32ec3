/// The search tool, looking for a word in all files of a store.
struct Ripgrep {
  private let program: String
  private let folder: String
  private let environment: [String: String]

  /// nil where it is not installed.
  init?(_ store: BenchmarkStore, _ environment: [String: String]) {
    guard let program = installedProgram("rg") else { return nil }
    self.program = program
    self.environment = environment
    folder = "\(store.path)/posts"
  }

  /// Lists the files with the word, in whatever case, to nobody.
  func time(for word: String) throws -> Duration {
    let line = "exec \(program) -l -i \(word) \(folder) >/dev/null"
    return try TimedProgram(Command(program: "/bin/sh", arguments: ["-c", line], environment: environment))
      .waitForEnd()
  }
}

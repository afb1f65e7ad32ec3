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

  /// Lists the files that a filter of this kind finds to nobody, each pattern looked for in what the one before has left.
  func time(for kind: FilterKind) throws -> Duration {
    let searches =
      kind.wanted.map { "\(program) -l -i '\($0)'" }
      + [kind.unwanted.map { "\(program) --files-without-match -i '\($0)'" }].compactMap(\.self)
    let line = "\(searches[0]) \(folder)" + searches.dropFirst().map { " | xargs -r \($0)" }.joined()
    return try TimedProgram(
      Command(program: "/bin/sh", arguments: ["-c", "\(line) >/dev/null"], environment: environment)
    ).waitForEnd()
  }
}

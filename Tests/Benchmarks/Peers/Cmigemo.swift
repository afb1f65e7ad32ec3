/// The dictionary of words in Latin letters, asked on its command line.
enum Cmigemo {
  private static let dictionary = "/usr/share/cmigemo/utf-8/migemo-dict"

  /// The pattern for what a word may be in Japanese; nil where it is not installed.
  static func pattern(for word: String) -> String? {
    guard let program = installedProgram("cmigemo") else { return nil }
    let command = Command(
      program: program, arguments: ["-q", "-w", word, "-d", dictionary], environment: [:])
    guard let run = try? TimedProgram(command, columns: 10_000) else { return nil }
    let answer = run.settle(.seconds(1)).bytes
    let pattern = String(decoding: answer, as: UTF8.self).filter { !$0.isNewline }
    return pattern.isEmpty ? nil : pattern
  }
}

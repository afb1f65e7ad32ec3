import Glibc
import TerminalHarness

/// The mail reader, on the same texts as mails in a Maildir, with a header cache that an earlier start has filled.
struct Neomutt {
  let command: Command
  private let count: Int

  /// nil where it is not installed.
  init?(_ store: BenchmarkStore, _ environment: [String: String]) throws {
    guard let program = installedProgram("neomutt") else { return nil }
    count = store.count
    let settings = """
      set folder = "\(store.mail)"
      set spoolfile = "\(store.mail)"
      set header_cache = "\(store.path)/header-cache"
      set mbox_type = Maildir
      set sort = reverse-date
      set read_inc = 0
      set confirmcreate = no
      set mail_check_recent = no
      set beep = no
      set thorough_search = no

      """
    mkdir("\(store.path)/header-cache", 0o755)
    try write(settings, to: "\(store.path)/neomuttrc")
    command = Command(
      program: program, arguments: ["-n", "-F", "\(store.path)/neomuttrc", "-f", store.mail],
      environment: environment)
  }

  /// From the last key of a limit to the mails with the word in their bodies, to their list.
  func time(toLimit program: TimedProgram, to word: String) throws -> Duration {
    try program.answer(to: "l")
    program.type("~b \(word)\n")
    let clearedPrompt = "\r\u{1b}[J"
    _ = try program.wait(for: "the list of mails with \(word)") { $0.holds(clearedPrompt) }
    return program.settle().end ?? .zero
  }

  /// Whether the list is on the screen: it is drawn only when all mails are known.
  func isReady(_ bytes: [UInt8]) -> Bool { bytes.holds("Msgs:\(count)") }
}

import UnicodeText

/// What the command line asks for.
package enum Invocation: Hashable, Sendable {
  /// The usage of a command, or for nil of the whole program.
  case help(of: String?)
  case version
  /// The full-screen program.
  case read(ReadingOptions)
  /// A command that needs no terminal; `dataDirectory` is the `--data-dir` that was given.
  case run(Subcommand, dataDirectory: String?)
}

/// How the full-screen program is to start.
package struct ReadingOptions: Hashable, Sendable {
  /// The `--data-dir` that was given; nil where there was none.
  package var dataDirectory: String?
  /// The query line that the list is filtered by at the start.
  package var query = ""
  /// The file that actions are logged to; nil for no log.
  package var logFile: String?
  /// Whether the folder is to be looked through every few seconds, whatever the system tells of it.
  package var isPolling = false
}

extension Invocation {
  /// Reads the arguments after the program's name.
  package init(arguments: [String]) throws(UsageError) {
    var arguments = Arguments(arguments)
    do throws(UsageError) {
      let invocation = try Invocation(reading: &arguments)
      self = arguments.wish ?? invocation
    } catch {
      guard let wish = arguments.wish else { throw error }
      self = wish
    }
  }

  private init(reading arguments: inout Arguments) throws(UsageError) {
    var options = ReadingOptions()
    while let argument = try arguments.next() {
      switch argument {
      case .option("--query", let attached):
        options.query = try arguments.value(of: "--query", attached)
      case .option("--poll", _): options.isPolling = true
      case .option("--log", let attached): options.logFile = try arguments.value(of: "--log", attached)
      case .option(let name, _): throw arguments.unknownOption(name)
      case .operand(let word):
        guard options == ReadingOptions() else { throw .unexpectedArgument(word) }
        self = try .init(command: word, &arguments)
        return
      }
    }
    options.dataDirectory = arguments.dataDirectory
    self = .read(options)
  }

  private init(command word: String, _ arguments: inout Arguments) throws(UsageError) {
    guard let reading = Subcommand.readings[word] else {
      let suggestion = Suggestion.nearest(to: word, of: Subcommand.readings.keys)
      throw suggestion.map { .unknownCommand(word, suggestion: $0) } ?? .unexpectedArgument(word)
    }
    arguments.enter(word)
    let subcommand = try reading(&arguments)
    self = .run(subcommand, dataDirectory: arguments.dataDirectory)
  }
}

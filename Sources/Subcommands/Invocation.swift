/// What the command line asks for.
package enum Invocation: Hashable, Sendable {
  case help
  case version
  /// The full-screen program.
  case read(ReadingOptions)
}

/// How the full-screen program is to start.
package struct ReadingOptions: Hashable, Sendable {
  /// The `--data-dir` that was given; nil where there was none.
  package var dataDirectory: String?
  /// The words that the list is filtered by at the start.
  package var query = ""
  /// The file that actions are logged to; nil for no log.
  package var logFile: String?
  /// Whether the folder is to be looked through every few seconds, whatever the system tells of it.
  package var isPolling = false
}

extension Invocation {
  /// Reads the arguments after the program's name.
  package init(arguments: [String]) throws(UsageError) {
    var options = ReadingOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = argument.optionParts
      switch name {
      case "-h", "--help":
        self = .help
        return
      case "-V", "--version":
        self = .version
        return
      case "--data-dir": options.dataDirectory = try value(of: name, attached, &rest)
      case "--query": options.query = try value(of: name, attached, &rest)
      case "--poll": options.isPolling = true
      case "--log": options.logFile = try value(of: name, attached, &rest)
      default: throw name.hasPrefix("-") && name != "-" ? .unknownOption(name) : .unexpectedArgument(argument)
      }
    }
    self = .read(options)
  }
}

/// The value of an option: attached with `=`, else the next argument.
private func value(
  of option: String, _ attached: String?, _ rest: inout ArraySlice<String>
) throws(UsageError) -> String {
  guard let value = attached ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
  return value
}

extension String {
  /// `--name=value` as its two parts; nil where nothing is attached.
  fileprivate var optionParts: (name: String, attached: String?) {
    guard hasPrefix("--"), let equals = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<equals]), String(self[index(after: equals)...]))
  }
}

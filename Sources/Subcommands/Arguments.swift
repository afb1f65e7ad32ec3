/// The arguments of the command line, taken one after the other. What every command knows is taken out on the way.
struct Arguments {
  /// One argument.
  enum Argument: Hashable {
    /// An option, with the value that is attached to it with `=`; nil where there is none.
    case option(String, attached: String?)
    /// Anything else.
    case operand(String)
  }

  private var rest: ArraySlice<String>
  /// The command that they are for, which `--` ends the options of; nil for the full-screen program.
  private var command: String?
  private var areOptionsOver = false
  /// The `--data-dir` that was given; nil where there was none.
  private(set) var dataDirectory: String?
  /// The help or the version, where it was asked for: nothing after it counts.
  private(set) var wish: Invocation?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The arguments from here on are those of a command.
  mutating func enter(_ command: String) {
    self.command = command
  }

  /// Why an option is refused that the command does not have.
  func unknownOption(_ name: String) -> UsageError {
    .unknownOption(name, suggestion: OptionNames.nearest(to: name, of: command))
  }

  /// The next argument; nil after the last.
  mutating func next() throws(UsageError) -> Argument? {
    while let argument = rest.popFirst() {
      if areOptionsOver || !argument.hasPrefix("-") || argument == "-" { return .operand(argument) }
      if command != nil && argument == "--" {
        areOptionsOver = true
        continue
      }
      let (name, attached) = argument.optionParts
      guard try !takeCommon(name, attached) else { continue }
      return .option(name, attached: attached)
    }
    return nil
  }

  /// The value of an option: attached to it, else the next argument.
  mutating func value(of option: String, _ attached: String?) throws(UsageError) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
    return value
  }

  /// The rest of the arguments, none of which may be an option, and of which there must be one.
  mutating func operands(of command: String) throws(UsageError) -> [String] {
    var operands: [String] = []
    while let argument = try next() {
      switch argument {
      case .option(let name, _): throw unknownOption(name)
      case .operand(let text): operands.append(text)
      }
    }
    if operands.isEmpty { throw .missingMemo(command) }
    return operands
  }
}

extension Arguments {
  /// Takes an option that every command has; false for any other.
  private mutating func takeCommon(_ name: String, _ attached: String?) throws(UsageError) -> Bool {
    switch name {
    case "--data-dir": dataDirectory = try value(of: name, attached)
    case "-h", "--help": end(.help(of: command))
    case "-V", "--version": end(.version)
    default: return false
    }
    return true
  }

  private mutating func end(_ wish: Invocation) {
    self.wish = wish
    rest = []
  }
}

extension String {
  /// `--name=value` as its two parts; nil where nothing is attached.
  fileprivate var optionParts: (name: String, attached: String?) {
    guard hasPrefix("--"), let equals = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<equals]), String(self[index(after: equals)...]))
  }
}

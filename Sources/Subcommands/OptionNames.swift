import UnicodeText

/// The long options, by the command that has them; nil is the full-screen program.
enum OptionNames {
  static let common = ["--data-dir", "--help", "--version"]

  static func own(of command: String?) -> [String] {
    switch command {
    case nil: ["--query", "--poll", "--log"]
    case "add": ["--book", "--author", "--page", "--tag", "--kind", "--quote"]
    case "list": ["--format", "--limit"]
    case "show": ["--format"]
    default: []
    }
  }

  /// The option that a mistyped one was meant to be; nil where none is near.
  static func nearest(to name: String, of command: String?) -> String? {
    Suggestion.nearest(to: name, of: own(of: command) + common)
  }
}

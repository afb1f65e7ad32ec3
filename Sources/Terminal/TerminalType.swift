/// The types of terminal to try for a value of TERM.
enum TerminalType {
  /// Families of terminals whose own descriptions are often missing, and what stands in for them.
  private static let substitutes: [(prefixes: [String], types: [String])] = [
    (["tmux", "screen"], ["screen-256color", "screen"]),
    (
      [
        "xterm", "alacritty", "foot", "ghostty", "kitty", "wezterm", "contour", "konsole", "gnome", "vte",
        "rio",
      ],
      ["xterm-256color", "xterm"]
    ),
    (["rxvt"], ["rxvt-unicode-256color", "rxvt", "xterm"]),
  ]

  /// The type itself, then those that are like it.
  static func candidates(for type: String) -> [String] {
    let family = substitutes.first { $0.prefixes.contains { type.hasPrefix($0) } }
    return [type] + (family?.types ?? []).filter { $0 != type }
  }
}

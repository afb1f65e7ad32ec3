import Localization

/// The keys while a filter is being typed, for the footer.
enum FilterKeys {
  static let help = [
    KeyHelp(
      keys: ["Enter"], command: "keep-filter", sentence: localized("Keep the filter."),
      hint: localized("keep")),
    KeyHelp(
      keys: ["Esc"], command: "restore-filter", sentence: localized("Go back to the filter before."),
      hint: localized("as it was")),
    KeyHelp(
      keys: ["↑", "↓"], command: "recall-filter",
      sentence: localized("Go through the filters that were kept."),
      hint: localized("kept before")),
    KeyHelp(
      keys: ["^u"], command: "clear-line", sentence: localized("Clear what is typed."),
      hint: localized("clear")),
  ]
}

import Localization

/// What `list --help` prints.
var listHelp: [String] {
  [
    localized("Usage: dokusho list [QUERY | @TAB] [--format FORMAT] [-0] [--limit N]"),
    "",
    localized("Prints the memos that a query finds, without one all of them, in its order."),
    "",
    localized("  --format table   lines for people, as wide as the terminal; the default"),
    localized("  --format json    an array of objects, one for each memo"),
    localized("  --format tsv     a line for each memo, with tabs between these values:"),
  ] + columnLines + [
    localized("  --format paths   the paths of the files"),
    localized("  -0               end each path with NUL; means --format paths"),
    localized("  --limit N        print N memos at most"),
    storeHelp,
    helpHelp,
    "",
    localized("A query is what / takes in the program, such as 猫 -tag:小説 sort:rating."),
    localized("@TAB is the query of a saved tab, or of the only one whose name begins so."),
    localized("What begins with - and is no option is query too; -- ends the options."),
    localized("Arguments are joined by blanks; quotes of the query need quotes of the shell:"),
    "  dokusho list 'created:\"last week\"'",
    localized("It ends with 0, also where no memo is found, and with 2 where a query is wrong."),
    localized("In tsv, a tab, a line end and \\ within a value are \\t, \\n or \\r, and \\\\."),
  ] + problemLines
}

/// What `show --help` prints.
var showHelp: [String] {
  [
    localized("Usage: dokusho show ID [--format markdown|json]"),
    "",
    localized("Prints a memo, whose ID is the name of its file without .md."),
    "",
    localized("  --format markdown  the file as it is; the default"),
    localized("  --format json      an object, as in the array of dokusho list --format json"),
    storeHelp,
    helpHelp,
    "",
  ] + problemLines
}

private var columnLines: [String] {
  let columns = TabSeparatedPost.columns
  let half = (columns.count + 1) / 2
  return [columns[..<half], columns[half...]].map {
    String(repeating: " ", count: 19) + $0.joined(separator: " ")
  }
}

private var problemLines: [String] {
  [
    localized("In json, what is missing is null or []; problems tells what is odd of a file:"),
    "  unclosed-front-matter, no-keys, displaced-front-matter, full-width-colon,",
    "  invalid-yaml: line N, duplicate-key: KEY, front-matter-too-large,",
    "  front-matter-too-deep, not-utf8, stray-bytes, damaged, empty,",
    "  conflict-markers, conflict-copy: ID, file-too-large, unreadable",
  ]
}

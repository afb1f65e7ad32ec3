import Localization

/// What `--help` prints: of a command, or for nil of the whole program.
package func helpText(of command: String?) -> String {
  let lines =
    switch command {
    case "list": listHelp
    case "show": showHelp
    case "add": addHelp
    case "edit": editHelp
    case "path": pathHelp
    case "rm": removeHelp
    case "restore": restoreHelp
    default: programHelp
    }
  return (lines + [""]).joined(separator: "\n")
}

private var programHelp: [String] {
  [
    localized("Usage: dokusho [--data-dir DIR] [--query QUERY] [--poll] [--log FILE]"),
    localized("       dokusho COMMAND …"),
    "",
    localized("Keeps reading memos: quotes, notes, thoughts, questions, each a Markdown file."),
    localized("Without a command it is a full-screen program; in it, press ? for the keys."),
    "",
    localized("  list [QUERY]     print the memos that a query finds"),
    localized("  show ID          print a memo"),
    localized("  add [TEXT | -]   add a memo with this text, or with that of the standard input"),
    localized("  edit ID          open a memo in $VISUAL or $EDITOR"),
    localized("  rm ID…           move memos to the trash"),
    localized("  restore ID…      take memos out of the trash"),
    localized("  path [ID]        print where a memo stands, or the folder"),
    "",
    storeHelp,
    localized("  --query QUERY    begin with the memos that this query finds"),
    localized("  --poll           look through the folder every few seconds"),
    localized("  --log FILE       write each action to FILE, never a memo's text"),
    helpHelp,
    localized("  -V, --version    print the version"),
    "",
    localized("Without --data-dir the store is $DOKUSHO_DATA_DIR, else $XDG_DATA_HOME/dokusho."),
    localized("Where neither is set, it is ~/.local/share/dokusho."),
    localized("dokusho COMMAND --help tells more of a command."),
  ]
}

/// The line of the option that every command has.
var storeHelp: String {
  localized("  --data-dir DIR   the memo store; its memos are the files DIR/posts/*.md")
}

/// The line of the option that every command has.
var helpHelp: String { localized("  -h, --help       print this help") }

import Localization
import Posts

/// What `add --help` prints.
var addHelp: [String] {
  [
    localized("Usage: dokusho add [--book T] [--author A]… [--page P] [--tag T]… [--kind K]"),
    localized("                   [--quote TEXT] [TEXT | -]"),
    "",
    localized("Adds a memo and prints its ID. Where nothing is said of it, an editor opens."),
    "",
    localized("  TEXT             the note; with - it is read from the standard input"),
    localized("  --book TITLE     the book that it is about"),
    localized("  --author NAME    an author of the book; may be repeated"),
    localized("  --page PAGE      the page, such as 12, ix or 14-15"),
    localized("  --tag TAG        a tag; may be repeated"),
    localized("  --quote TEXT     the book's words"),
    localized("  --kind KIND      %1$@", PostKind.allCases.map(\.rawValue).joined(separator: ", ")),
    storeHelp,
    helpHelp,
  ]
}

/// What `edit --help` prints.
var editHelp: [String] {
  [
    localized("Usage: dokusho edit ID"), "",
    localized("Opens the memo's file in $VISUAL or $EDITOR, and keeps a copy of what it was."), "",
    storeHelp, helpHelp,
  ]
}

/// What `path --help` prints.
var pathHelp: [String] {
  [
    localized("Usage: dokusho path [ID]"), "",
    localized("Prints the path of the memo's file, or of the folder of all memos."), "",
    storeHelp, helpHelp,
  ]
}

/// What `rm --help` prints.
var removeHelp: [String] {
  [
    localized("Usage: dokusho rm ID…"), "",
    localized("Moves memos to the trash and prints their IDs."), "",
    storeHelp, helpHelp,
  ]
}

/// What `restore --help` prints.
var restoreHelp: [String] {
  [
    localized("Usage: dokusho restore ID…"), "",
    localized("Takes memos out of the trash, of each the one that was deleted last."), "",
    storeHelp, helpHelp,
  ]
}

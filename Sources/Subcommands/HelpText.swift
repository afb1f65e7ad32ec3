import Localization

/// What `--help` prints.
package var helpText: String {
  [
    localized("Usage: dokusho [--data-dir DIR] [--query WORDS] [--poll] [--log FILE]"),
    localized("       dokusho add [--book T] [--author A]… [--page P] [--tag T]… [--kind K]"),
    localized("                   [--quote TEXT] [TEXT | -]"),
    localized("       dokusho rm|restore ID… [--data-dir DIR]"),
    localized("       dokusho edit ID | path [ID] [--data-dir DIR]"),
    "",
    localized("Keeps reading memos: quotes, notes, thoughts and questions, each a Markdown file."),
    "",
    localized("  add              add a memo with this text, or with - the text of the standard input"),
    localized("  rm ID…           move memos to the trash"),
    localized("  restore ID…      take memos out of the trash"),
    localized("  edit ID          open a memo in $VISUAL or $EDITOR"),
    localized("  path [ID]        print where a memo stands, or the folder"),
    "",
    localized("  --data-dir DIR   the memo store; its memos are the files DIR/posts/*.md"),
    localized("  --query WORDS    begin with the memos that contain these words"),
    localized("  --poll           look through the folder every few seconds, where events are not told"),
    localized("  --log FILE       write each action to FILE, never a memo's text"),
    localized("  -h, --help       print this help"),
    localized("  -V, --version    print the version"),
    "",
    localized("Without --data-dir the store is $DOKUSHO_DATA_DIR, else $XDG_DATA_HOME/dokusho."),
    localized("Where neither is set, it is ~/.local/share/dokusho."),
    localized("In the program, press ? for the keys."),
    "",
  ].joined(separator: "\n")
}

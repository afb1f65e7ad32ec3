/// What is done without the full-screen program.
package enum Subcommand: Hashable, Sendable {
  /// These memos are listed.
  case list(ListRequest)
  /// This memo is printed.
  case show(ShowRequest)
  /// A new memo is made.
  case add(AddedMemo)
  /// These memos go to the trash.
  case remove([String])
  /// These memos come back from the trash.
  case restore([String])
  /// This memo is opened in the person's own editor.
  case edit(String)
  /// The path of this memo's file, or for nil of the folder of all memos.
  case path(String?)
}

extension Subcommand {
  /// Reads the arguments that follow a command's name.
  typealias Reading = @Sendable (inout Arguments) throws(UsageError) -> Subcommand

  /// How the arguments of each command are read, by its name on the command line.
  static let readings: [String: Reading] = [
    "list": readList,
    "show": readShow,
    "add": readAdd,
    "rm": readRemove,
    "restore": readRestore,
    "edit": readEdit,
    "path": readPath,
  ]
}

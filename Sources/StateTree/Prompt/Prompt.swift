/// What is asked for in one line.
package enum Prompt: Hashable, Sendable {
  /// The name of a command.
  case command
  /// Tags for so many memos.
  case tags(memoCount: Int)
  /// The name of a saved tab.
  case tabName
  /// What is to be found in a text, in the language of queries.
  case find
}

import Drawing

/// A command of a screen: its keys, its name, what it does in a sentence, and the doing. Dispatch, footer and help
/// are made from these records.
@MainActor
struct KeyBinding<Target> {
  /// Empty for a command that is run by its name alone.
  let keys: [Key]
  let command: String
  let sentence: String
  /// A word for the footer; nil keeps it out of there.
  let hint: String?
  let run: @MainActor (Target) -> Void

  init(
    _ keys: Key..., command: String, sentence: String, hint: String? = nil,
    run: @escaping @MainActor (Target) -> Void
  ) {
    self.keys = keys
    self.command = command
    self.sentence = sentence
    self.hint = hint
    self.run = run
  }

  /// The record without what it does. A command without a key shows how it is run by its name.
  var help: KeyHelp {
    let labels = keys.isEmpty ? [":\(command)"] : keys.map(\.label)
    return KeyHelp(keys: labels, command: command, sentence: sentence, hint: hint)
  }
}

extension Array {
  /// Runs the command of a key; false where no command has it.
  @MainActor
  func run<Target>(_ key: Key, on target: Target) -> Bool where Element == KeyBinding<Target> {
    guard let binding = first(where: { $0.keys.contains(key) }) else { return false }
    binding.run(target)
    return true
  }

  /// Runs a command by its name; false where there is none of that name.
  @MainActor
  func run<Target>(command: String, on target: Target) -> Bool where Element == KeyBinding<Target> {
    guard let binding = first(where: { $0.command == command }) else { return false }
    binding.run(target)
    return true
  }
}

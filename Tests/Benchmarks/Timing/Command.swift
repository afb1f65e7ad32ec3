/// A program with its arguments and its environment.
struct Command {
  /// Its path.
  let program: String
  let arguments: [String]
  let environment: [String: String]
}

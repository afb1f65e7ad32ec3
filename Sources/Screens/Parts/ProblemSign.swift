import Posts

extension PostProblem {
  /// One character for the list.
  var sign: String {
    if case .conflictCopy = self { return "≠" }
    return isHint ? "·" : "!"
  }
}

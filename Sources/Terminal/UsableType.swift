/// The type as which the terminal is treated.
struct UsableType {
  let name: String
  let capabilities: Capabilities

  /// Takes the first type like the one in TERM that is known, and checks that it can carry a full screen.
  init(for type: String, lookUp: (String) -> Capabilities?) throws(TerminalError) {
    for candidate in TerminalType.candidates(for: type) {
      guard let capabilities = lookUp(candidate) else { continue }
      guard capabilities.canPlaceCursor else { throw .tooDumb(candidate) }
      self.name = candidate
      self.capabilities = capabilities
      return
    }
    throw .unknownType(type)
  }
}

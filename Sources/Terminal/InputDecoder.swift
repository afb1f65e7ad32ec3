import Drawing

/// Turns the bytes from a terminal into keys and pastes, however they are cut into pieces.
///
/// It never waits: it says how long the rest of what has begun may take, and is told when that time is over.
struct InputDecoder {
  /// How long the rest of a sequence may take once it is clear that it is one, and not the Escape key.
  private static let sequenceDelay: Duration = .milliseconds(500)
  /// How long what may be the rest of a sequence is held, when its escape has been told as the Escape key.
  private static let tornDelay: Duration = .milliseconds(250)
  /// How long a paste may pause; then it is over, since its end got lost.
  private static let pasteDelay: Duration = .seconds(1)

  private let sequences: KeySequences
  private let escapeDelay: Duration
  private var pending: [UInt8] = []
  private var paste: PasteCollector?
  /// Whether the Escape key was told for want of a rest, which may still come late.
  private var escapeMayHaveRest = false
  /// The beginning of that rest, as far as it has come.
  private var torn: [UInt8] = []

  /// A decoder that tells the Escape key from a sequence by the delay after its byte.
  init(sequences: KeySequences, escapeDelay: Duration) {
    self.sequences = sequences
    self.escapeDelay = escapeDelay
  }

  /// For how long to await more bytes before `timeOut()` is due; nil when nothing has been left open.
  var patience: Duration? {
    if paste != nil { return Self.pasteDelay }
    if pending == [EscapeSequence.escape] { return escapeDelay }
    if !torn.isEmpty { return Self.tornDelay }
    return pending.isEmpty && !escapeMayHaveRest ? nil : Self.sequenceDelay
  }

  /// Takes bytes and tells what they mean so far. What is not understood means nothing.
  mutating func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
    let input = withLateEscape(pending + bytes)
    pending = []
    var events: [TerminalEvent] = []
    var rest = input[...]
    while !rest.isEmpty {
      let next = step(rest)
      events += next.events
      rest = next.rest
    }
    return events
  }

  /// Ends what has been left open: a lone escape was the Escape key, half a sequence means nothing.
  mutating func timeOut() -> [TerminalEvent] {
    let (unfinished, unfinishedPaste, typed) = (pending, paste, torn)
    reset()
    if let unfinishedPaste { return [.paste(unfinishedPaste.text)] }
    if !typed.isEmpty { return TypedText.characters(typed).map { .key(.character($0)) } }
    guard unfinished.first == EscapeSequence.escape else { return [] }
    if unfinished.count > 1 { return unfinished.count == 2 ? Self.typedWithAlt(unfinished[1]) : [] }
    escapeMayHaveRest = true
    return [.key(.escape)]
  }

  /// Forgets what has been left open.
  mutating func reset() {
    pending = []
    paste = nil
    escapeMayHaveRest = false
    torn = []
  }
}

extension InputDecoder {
  private typealias Step = (events: [TerminalEvent], rest: ArraySlice<UInt8>)

  private mutating func step(_ input: ArraySlice<UInt8>) -> Step {
    if paste != nil { return collectPaste(input) }
    guard let first = input.first else { return ([], []) }
    if first == EscapeSequence.escape { return readSequence(input) }
    if let key = Key(controlByte: first) { return ([.key(key)], input.dropFirst()) }
    return readText(input)
  }

  private mutating func collectPaste(_ input: ArraySlice<UInt8>) -> Step {
    guard let rest = paste?.take(input) else { return ([], []) }
    defer { paste = nil }
    return ([.paste(paste?.text ?? "")], rest)
  }

  private mutating func readText(_ input: ArraySlice<UInt8>) -> Step {
    let text = input.prefix { $0 >= 0x20 && $0 != 0x7F }
    let unfinished = text.count == input.count ? TypedText.countOfUnfinished(text) : 0
    pending = Array(text.suffix(unfinished))
    let characters = TypedText.characters(text.dropLast(unfinished))
    return (characters.map { .key(.character($0)) }, input.dropFirst(text.count))
  }

  private mutating func readSequence(_ input: ArraySlice<UInt8>) -> Step {
    guard let sequence = EscapeSequence(in: input) else {
      pending = Array(input)
      return ([], [])
    }
    let bytes = input.prefix(sequence.count)
    let rest = input.dropFirst(sequence.count)
    switch sequence.kind {
    case .escapeKey: return ([.key(.escape)], rest)
    case .character: return readAlt(input)
    case .string: return ([], rest)
    case .control:
      if bytes.elementsEqual(PasteCollector.start) { paste = PasteCollector() }
      return (sequences[bytes].map { [.key($0)] } ?? [], rest)
    }
  }

  private mutating func readAlt(_ input: ArraySlice<UInt8>) -> Step {
    let character = input.dropFirst()
    guard let lead = character.first else { return ([], []) }
    if Key(controlByte: lead) == .backspace { return ([.key(.alt("\u{7F}"))], character.dropFirst()) }
    let length = TypedText.length(startingWith: lead)
    guard character.count >= length else {
      pending = Array(input)
      return ([], [])
    }
    let key = TypedText.characters(character.prefix(length)).first.map { TerminalEvent.key(.alt($0)) }
    return (key.map { [$0] } ?? [], character.dropFirst(length))
  }

  /// ESC [ alone is half an arrow key; other openers of sequences can have been typed.
  private static func typedWithAlt(_ byte: UInt8) -> [TerminalEvent] {
    guard (0x20...0x7E).contains(byte), byte != UInt8(ascii: "[") else { return [] }
    return [.key(.alt(Character(Unicode.Scalar(byte))))]
  }

  /// Gives back its escape to a key or paste that a slow line has torn from it; so `[A` does not run as commands.
  private mutating func withLateEscape(_ input: [UInt8]) -> [UInt8] {
    guard escapeMayHaveRest || !torn.isEmpty else { return input }
    let rest = torn + input
    let whole = [EscapeSequence.escape] + rest
    escapeMayHaveRest = false
    torn = []
    guard let sequence = EscapeSequence(in: whole[...]) else { return withTorn(rest, of: whole) }
    let bytes = whole.prefix(sequence.count)
    return sequences[bytes] != nil || bytes.elementsEqual(PasteCollector.start) ? whole : rest
  }

  /// Holds what can still become a key or a paste.
  private mutating func withTorn(_ rest: [UInt8], of whole: [UInt8]) -> [UInt8] {
    guard sequences.hasSequence(beginningWith: whole) || PasteCollector.start.starts(with: whole) else {
      return rest
    }
    torn = rest
    return []
  }
}

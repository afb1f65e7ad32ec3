import Drawing
import Testing

@testable import Terminal
import SeededRandom

struct InputDecoderTests {
  private func decoder() -> InputDecoder {
    InputDecoder(sequences: KeySequences(), escapeDelay: .milliseconds(25))
  }

  /// Decodes the pieces as if each came before the patience with the one before was over.
  private func events(_ pieces: [[UInt8]]) -> [TerminalEvent] {
    var decoder = decoder()
    return pieces.flatMap { decoder.decode($0) }
  }

  private func events(_ text: String) -> [TerminalEvent] { events([Array(text.utf8)]) }

  @Test(
    "A key is known by its bytes, from whichever terminal",
    arguments: [
      ("a", Key.character("a")), ("猫", .character("猫")), (" ", .character(" ")),
      ("か\u{3099}", .character("が")),
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{3}", .control("c")), ("\u{13}", .control("s")), ("\u{1A}", .control("z")),
      ("\u{0}", .control("@")),
      ("\u{1F}", .control("_")),
      ("\u{1B}x", .alt("x")), ("\u{1B}猫", .alt("猫")), ("\u{1B}\u{7F}", .alt("\u{7F}")),
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete),
      ("\u{1B}[Z", .backTab), ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)),
      ("\u{1B}[[A", .function(1)),
      ("\u{1B}[24~", .function(12)), ("\u{1B}OM", .enter), ("\u{1B}Op", .character("0")),
    ])
  func key(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test("Every key arrives of many that come at once")
  func typeAhead() {
    #expect(
      events("j\u{1B}[A猫\u{3}\u{1B}\u{1B}[B\rk")
        == [
          .key(.character("j")), .key(.up), .key(.character("猫")), .key(.control("c")), .key(.escape),
          .key(.down),
          .key(.enter), .key(.character("k")),
        ])
  }

  @Test("Keys and pastes are the same however the bytes are cut")
  func anyCut() {
    let bytes = Array("a猫\u{1B}[A\u{1B}x\u{1B}[200~q\r日本\u{1B}[Aq\u{1B}[201~\u{1B}[5~z👍".utf8)
    let whole = events([bytes])
    #expect(whole.count == 8)
    #expect(events(bytes.map { [$0] }) == whole)
    for cut in bytes.indices { #expect(events([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole) }
  }

  @Test(
    "What is not understood runs nothing",
    arguments: [
      "\u{1B}[1;5A", "\u{1B}[99~", "\u{1B}[I", "\u{1B}[?62;c", "\u{1B}Oz", "\u{1B}[[Q", "\u{1B}[201~",
      "\u{9B}",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}P1+r436f\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    ])
  func unknown(bytes: String) {
    #expect(events(bytes + "j") == [.key(.character("j"))])
  }

  @Test("Bytes that are no UTF-8 are dropped, and the key after them is not")
  func badBytes() {
    #expect(events([[0xFF, 0xFE, 0x80, 0x6A]]) == [.key(.character("j"))])
    #expect(events([[0xE7, 0x8C, 0x6A]]) == [.key(.character("j"))])
    #expect(events([[0xC0], [0x6A]]) == [.key(.character("j"))])
    #expect(events([[0xED, 0xA0, 0x80, 0x6A]]) == [.key(.character("j"))])
  }

  @Test("An escape is the Escape key once nothing has followed it for a while")
  func loneEscape() {
    var decoder = decoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.timeOut() == [.key(.escape)])
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.patience == nil)
  }

  @Test("Half a sequence runs nothing", arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}[[", "\u{1B}]11;rgb"])
  func halfSequence(bytes: String) {
    var decoder = decoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience == .milliseconds(500))
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
  }

  @Test("Alt with a letter that can begin a sequence is told after a while", arguments: ["O", "P", "]", "_"])
  func altOpener(letter: Character) {
    var decoder = decoder()
    #expect(decoder.decode(Array("\u{1B}\(letter)".utf8)).isEmpty)
    #expect(decoder.timeOut() == [.key(.alt(letter))])
  }

  @Test("A sequence torn from its escape by a slow line is still a key, or a paste")
  func lateRest() {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    #expect(decoder.decode(Array("[A".utf8)) == [.key(.up)])
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    #expect(decoder.decode(Array("[200~q\u{1B}[201~".utf8)) == [.paste("q")])
  }

  @Test("So is one of which each byte comes late", arguments: ["[A", "OA", "[5~", "[[A"])
  func lateBytes(rest: String) {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    let told = rest.utf8.map { decoder.decode([$0]) }
    #expect(Array(told.dropLast().joined()).isEmpty)
    #expect(told.last == [.key(KeySequences()[Array("\u{1B}\(rest)".utf8)] ?? .escape)])
  }

  @Test("A paste of which each byte comes late runs nothing")
  func latePaste() {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    let told = "[200~q\u{1B}[201~".utf8.flatMap { decoder.decode([$0]) }
    #expect(told == [.paste("q")])
  }

  @Test("What is typed after the Escape key is what it is", arguments: ["j", "][", "]", "[j", "Oz", "[2j"])
  func typedAfterEscape(text: String) {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    #expect(decoder.decode(Array(text.utf8)) == text.map { .key(.character($0)) })
  }

  @Test(
    "What may be half an arrow key is held a while, and then is what it is",
    arguments: ["[", "O", "[[", "[2"])
  func typedOpenerAfterEscape(text: String) {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut()
    #expect(decoder.decode(Array(text.utf8)).isEmpty)
    #expect(decoder.patience == .milliseconds(250))
    #expect(decoder.timeOut() == text.map { .key(.character($0)) })
    #expect(decoder.patience == nil)
  }

  @Test("After a while nothing belongs to an old Escape key")
  func oldEscape() {
    var decoder = decoder()
    _ = decoder.decode([0x1B]) + decoder.timeOut() + decoder.timeOut()
    #expect(decoder.decode(Array("[A".utf8)) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test("Pasted text is one event and no key")
  func paste() {
    #expect(
      events("\u{1B}[200~dddyq\r日本\u{1B}[A\u{1B}[201~j") == [
        .paste("dddyq\r日本\u{1B}[A"), .key(.character("j")),
      ])
  }

  @Test("A paste whose end is lost ends after a while")
  func unterminatedPaste() {
    var decoder = decoder()
    #expect(decoder.decode(Array("\u{1B}[200~dd".utf8)).isEmpty)
    #expect(decoder.decode(Array("q".utf8)).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.timeOut() == [.paste("ddq")])
    #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
  }

  @Test("An end mark within a pasted text does not let the rest run")
  func nestedEnd() {
    #expect(
      events("\u{1B}[200~a\u{1B}[201~dq\u{1B}[201~j") == [.paste("a\u{1B}[201~dq"), .key(.character("j"))])
    #expect(
      events("\u{1B}[200~a\u{1B}[201~j\u{1B}[200~b\u{1B}[201~") == [
        .paste("a"), .key(.character("j")), .paste("b"),
      ])
  }

  @Test("What terminfo says of a key wins")
  func terminfo() {
    let sequences = KeySequences(adding: [Array("\u{1B}[H".utf8): .function(9)])
    var decoder = InputDecoder(sequences: sequences, escapeDelay: .zero)
    #expect(decoder.decode(Array("\u{1B}[H".utf8)) == [.key(.function(9))])
  }

  @Test("Random bytes are always digested")
  func randomBytes() {
    var decoder = decoder()
    let interesting: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x7E, 0x32, 0x30, 0x31, 0x07, 0x5C, 0xE7, 0x8C, 0xFF, 0x6A,
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &random)
      _ = decoder.decode((0..<count).compactMap { _ in interesting.randomElement(using: &random) })
      if Bool.random(using: &random) { _ = decoder.timeOut() }
    }
    _ = decoder.timeOut()
    _ = decoder.timeOut()
    #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
  }
}

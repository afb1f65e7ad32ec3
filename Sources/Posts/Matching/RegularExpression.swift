import CPCRE2

/// A pattern of PCRE2, compiled to machine code where that can be done. It may be asked by several threads at once.
///
/// Letters and digits are those of Unicode, `^` and `$` stand at lines. No pattern takes long: one that tries too much in a
/// text does not match there.
package final class RegularExpression: Sendable {
  private nonisolated(unsafe) let code: OpaquePointer
  private nonisolated(unsafe) let context: OpaquePointer?

  /// How many steps a text may take, how deep they may be nested, and the memory for them in KiB.
  private static let (mostSteps, mostDepth, mostMemory) = (UInt32(1_000_000), UInt32(100_000), UInt32(65_536))

  /// - Parameter ignoresCase: Nil for what the pattern says: with a capital in it, case counts.
  package init(_ pattern: String, ignoresCase: Bool? = nil) throws(RegularExpressionProblem) {
    var options = PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C
    if ignoresCase ?? !PatternReader.hasCapital(pattern) { options |= PCRE2_CASELESS }
    var (error, offset) = (Int32(0), 0)
    let bytes = Array(pattern.utf8)
    guard let code = pcre2_compile_8(bytes, bytes.count, options, &error, &offset, nil) else {
      throw RegularExpressionProblem(code: error, offset: offset, in: pattern)
    }
    pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    self.code = code
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.mostSteps)
    pcre2_set_depth_limit_8(context, Self.mostDepth)
    pcre2_set_heap_limit_8(context, Self.mostMemory)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_code_free_8(code)
  }

  /// Whether it matches somewhere in a text.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { firstMatch(in: UnsafeRawBufferPointer($0), from: 0) != nil }
  }

  /// The first match from an offset on, in bytes of valid UTF-8.
  package func firstMatch(in text: UnsafeRawBufferPointer, from start: Int) -> Range<Int>? {
    guard let found = pcre2_match_data_create_8(1, nil) else { return nil }
    defer { pcre2_match_data_free_8(found) }
    var outcome = match(text, start, PCRE2_NO_UTF_CHECK, found)
    // What needs much stack goes the slow way, which takes its memory elsewhere.
    if outcome == PCRE2_ERROR_JIT_STACKLIMIT {
      outcome = match(text, start, PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT, found)
    }
    guard outcome >= 0, let places = pcre2_get_ovector_pointer_8(found) else { return nil }
    // `\K` may put the start behind the end.
    return places[0]..<max(places[0], places[1])
  }

  private func match(
    _ text: UnsafeRawBufferPointer, _ start: Int, _ options: UInt32, _ found: OpaquePointer
  ) -> Int32 {
    guard let bytes = text.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return pcre2_match_8(code, [0], 0, 0, options, found, context)
    }
    return pcre2_match_8(code, bytes, text.count, start, options, found, context)
  }
}

/// Why a pattern cannot be understood.
package struct RegularExpressionProblem: Error, Hashable, Sendable {
  /// In the words of PCRE2, in English.
  package let reason: String
  /// Where, in Unicode scalars of the pattern.
  package let offset: Int

  init(code: Int32, offset: Int, in pattern: String) {
    var message = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(code, &message, message.count)
    reason = String(decoding: message.prefix(max(0, Int(length))), as: UTF8.self)
    let end = pattern.utf8.index(pattern.startIndex, offsetBy: min(offset, pattern.utf8.count))
    self.offset = pattern.unicodeScalars[..<end].count
  }
}

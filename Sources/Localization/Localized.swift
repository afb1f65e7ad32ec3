import CSystem

/// The sentence in the reader's language. `%1$@`, `%2$@` … are the places of `values`.
///
/// The message must be one plain string literal on one line: that is how translations are collected.
package func localized(_ message: StaticString, _ values: any CustomStringConvertible...) -> String {
  message.withCString { filled(gettext($0), with: values) }
}

/// The sentence for a number of things, by the plural rules of the reader's language; `%1$@` is the number.
package func counted(_ one: StaticString, _ many: StaticString, _ count: Int) -> String {
  one.withCString { one in
    many.withCString { many in
      filled(ngettext(one, many, UInt(clamping: count.magnitude)), with: [grouped(count)])
    }
  }
}

private func filled(_ message: UnsafePointer<CChar>?, with values: [any CustomStringConvertible]) -> String {
  guard let message else { return "" }
  let sentence = String(cString: message)
  return values.isEmpty ? sentence : sentence.filling(values.map(\.description))
}

extension StaticString {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return body([0]) }
        return body(start)
      }
    }
  }
}

extension GeneratedMemo {
  /// The name of its file in the `cur` of a Maildir.
  var mailName: String {
    "\(1_500_000_000 + number).M\(number)P1.host:2,\(isFavorite ? "FS" : "S")"
  }

  /// The same text as a mail, for a mail reader to be measured on the same work.
  var mailText: String {
    """
    From: \(encodedWord(book.author)) <a\(book.number)@example.org>
    To: me@example.org
    Subject: \(encodedWord(book.title))
    Date: \(date.mail)
    Message-ID: <\(identifier)@example.org>
    MIME-Version: 1.0
    Content-Type: text/plain; charset=utf-8
    Content-Transfer-Encoding: 8bit

    \(body)

    """
  }

  /// RFC 2047.
  private func encodedWord(_ text: String) -> String { "=?utf-8?b?\(base64(Array(text.utf8)))?=" }

  private func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let digits = (0...group.count).map { alphabet[bits >> (18 - 6 * $0) & 63] }
      return String(digits) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}

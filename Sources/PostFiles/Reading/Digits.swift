extension UInt8 {
  /// Whether this is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension [UInt8] {
  /// Whether a name begins with a date, `20261130`: such names are in the order of time.
  var beginsWithDate: Bool { count >= 8 && prefix(8).allSatisfy(\.isDigit) }
}

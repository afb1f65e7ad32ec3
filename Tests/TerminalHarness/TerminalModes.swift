import Glibc

/// The line settings of a terminal (`termios`), as a value to compare before and after a program ran.
package struct TerminalModes: Equatable, Sendable {
  /// The flags `c_iflag`, such as IXON and ICRNL.
  package let input: UInt32
  /// The flags `c_oflag`, such as OPOST.
  package let output: UInt32
  /// The flags `c_cflag`.
  package let control: UInt32
  /// The flags `c_lflag`, such as ECHO, ICANON, ISIG and IEXTEN.
  package let local: UInt32
  /// The special characters `c_cc`, by VINTR, VSUSP, VMIN and so on.
  package let characters: [UInt8]

  init(_ attributes: termios) {
    input = attributes.c_iflag
    output = attributes.c_oflag
    control = attributes.c_cflag
    local = attributes.c_lflag
    characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Whether typed characters appear by themselves.
  package var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// Whether the program gets whole lines: the cooked mode of a shell.
  package var readsLines: Bool { local & UInt32(ICANON) != 0 }
}

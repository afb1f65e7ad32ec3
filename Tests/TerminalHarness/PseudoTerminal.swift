import CSystem
import Glibc

/// The master side of a pseudo-terminal: the test sits where a terminal emulator would.
package final class PseudoTerminal {
  /// The device that the program opens as its terminal.
  package let slavePath: String
  package let master: Descriptor

  /// Opens a new pseudo-terminal of this size, which erases whole UTF-8 characters as emulators set it up.
  package init(rows: Int, columns: Int) throws(SystemCallFailure) {
    master = try Descriptor(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK), from: "posix_openpt")
    try SystemCallFailure.check("grantpt", grantpt(master.number))
    try SystemCallFailure.check("unlockpt", unlockpt(master.number))
    slavePath = try Self.slavePath(of: master)
    eraseWholeCharacters()
    resize(rows: rows, columns: columns)
  }

  /// The line settings of the slave, which the master can read even after the program has gone.
  var modes: TerminalModes { TerminalModes(attributes) }

  /// The process group that gets the keys and the signals of the keyboard; nil if there is none.
  var foregroundGroup: pid_t? {
    let group = tcgetpgrp(master.number)
    return group > 1 ? group : nil
  }

  /// Changes the window size; the system then sends SIGWINCH to the foreground group.
  func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }
}

extension PseudoTerminal {
  private var attributes: termios {
    var attributes = termios()
    tcgetattr(master.number, &attributes)
    return attributes
  }

  private func eraseWholeCharacters() {
    var attributes = attributes
    attributes.c_iflag |= tcflag_t(IUTF8)
    tcsetattr(master.number, TCSANOW, &attributes)
  }

  private static func slavePath(of master: Descriptor) throws(SystemCallFailure) -> String {
    var name = [CChar](repeating: 0, count: 128)
    try SystemCallFailure.check("ptsname_r", errorNumber: ptsname_r(master.number, &name, name.count))
    return name.withUnsafeBufferPointer { $0.baseAddress.map(String.init(cString:)) ?? "" }
  }
}

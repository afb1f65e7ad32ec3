import Drawing
import Glibc

/// The terminal as the operating system knows it: standard input and standard output.
enum TerminalDevice {
  static let input = STDIN_FILENO
  static let output = STDOUT_FILENO

  /// What could be read without waiting.
  enum Reading {
    case bytes([UInt8])
    case nothing
    /// The terminal is gone.
    case ended
  }

  /// Whether both are terminals.
  static var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether the program may use the terminal now; true also where there is no job control.
  static var isForeground: Bool {
    let group = tcgetpgrp(input)
    return group == getpgrp() || group == -1
  }

  /// Whether the program is in the background with nobody left to bring it to the foreground: its parent has died, and who
  /// adopted it belongs to another session.
  static var isAbandoned: Bool { !isForeground && getsid(getppid()) != getsid(0) }

  /// The modes in which the terminal is.
  static var modes: termios {
    var modes = termios()
    tcgetattr(input, &modes)
    return modes
  }

  /// The extent of the screen; nil when the terminal does not know it.
  static var size: Size? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return nil
    }
    return Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  /// Reads all that has arrived, so that what belongs together is seen together.
  static func read() -> Reading {
    var bytes: [UInt8] = []
    while bytes.count < maximumRead, isReadable {
      switch readBlock() {
      case .bytes(let block): bytes += block
      case .nothing: return .bytes(bytes)
      case .ended: return bytes.isEmpty ? .ended : .bytes(bytes)
      }
    }
    return bytes.isEmpty ? .nothing : .bytes(bytes)
  }

  /// Forgets what was typed and not read.
  static func forgetInput() {
    guard isForeground else { return }
    tcflush(input, TCIFLUSH)
  }

  /// Sends bytes as they are: control sequences, and what ncurses has made of a canvas.
  static func write(_ bytes: [UInt8], to descriptor: Int32 = output) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

extension TerminalDevice {
  private static let blockSize = 4096
  private static let maximumRead = 1 << 20

  private static var isReadable: Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 1
  }

  private static func readBlock() -> Reading {
    var interrupted = false
    let bytes = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
      let result = Glibc.read(input, buffer.baseAddress, blockSize)
      interrupted = result < 0 && (errno == EINTR || errno == EAGAIN)
      count = max(0, result)
    }
    return bytes.isEmpty ? (interrupted ? .nothing : .ended) : .bytes(bytes)
  }
}

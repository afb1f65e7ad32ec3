import CSystem
import Glibc

/// The way of ncurses to the terminal, on which a whole frame goes in one piece.
///
/// By itself ncurses writes at each movement of the cursor, and every write wakes the terminal up for a part of the picture.
/// For the time of a frame its descriptor is a file in memory.
struct FrameOutput {
  /// What ncurses takes for the terminal, which it also is except during a frame.
  let stream: UnsafeMutablePointer<FILE>
  private let descriptor: Int32
  private let terminal: Int32
  /// Negative where the system refuses it: then a frame goes in pieces.
  private let memory: Int32

  /// Opens a way of its own to the terminal behind a descriptor.
  init(to terminal: Int32) throws(TerminalError) {
    let descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard descriptor >= 0, let stream = fdopen(descriptor, "w") else { throw .refused(errno: errno) }
    self.stream = stream
    self.descriptor = descriptor
    self.terminal = terminal
    memory = memfd_create("frame", dokusho_close_on_exec)
  }

  /// Sends all that ncurses writes within `draw`.
  @MainActor
  func send(_ draw: () -> Void) {
    guard memory >= 0, dup2(memory, descriptor) >= 0 else { return draw() }
    draw()
    dup3(terminal, descriptor, O_CLOEXEC)
    TerminalDevice.write(takeFrame(), to: terminal)
  }
}

extension FrameOutput {
  private func takeFrame() -> [UInt8] {
    let count = lseek(memory, 0, SEEK_CUR)
    lseek(memory, 0, SEEK_SET)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(memory, buffer.baseAddress, count, 0))
    }
  }
}

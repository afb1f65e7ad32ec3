import CSystem
import Glibc

/// What is written to standard error while the screen is up: it is held back, lest it spoil the screen or is lost with it, and
/// told afterwards.
struct HeldErrors {
  /// The file, in memory, that holds it.
  let file: Int32
  /// The true standard error.
  let destination: Int32

  /// Nil when standard error goes elsewhere than to a terminal, or the system refuses.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let file = memfd_create("held errors", dokusho_close_on_exec)
    let destination = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard file >= 0, destination >= 0 else { return nil }
    self.file = file
    self.destination = destination
  }

  /// Begins to hold back.
  func hold() {
    dup2(file, STDERR_FILENO)
  }

  /// Tells what was held back, and lets the rest through.
  func release() {
    dup2(destination, STDERR_FILENO)
    lseek(file, 0, SEEK_SET)
    while let block = nextBlock() {
      block.withUnsafeBytes { _ = write(destination, $0.baseAddress, $0.count) }
    }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }
}

extension HeldErrors {
  private func nextBlock() -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &block, block.count)
    return count > 0 ? Array(block.prefix(count)) : nil
  }
}

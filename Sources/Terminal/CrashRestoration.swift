import CSystem
import Glibc

/// Gives the terminal back when the program dies by a trap or a wrong memory access, so that the reason can be read.
struct CrashRestoration {
  /// What the handlers of signals see.
  let crash: UnsafeMutablePointer<dokusho_crash>?
  private let errors: HeldErrors?

  /// Prepares, once in the program's life, for a crash: the bytes that restore the screen, and the modes to restore.
  init(bytes: [UInt8], modes: termios, errors: HeldErrors?) {
    self.errors = errors
    let characters = bytes.map { CChar(bitPattern: $0) }
    crash = withUnsafePointer(to: modes) {
      dokusho_prepare_crash_restoration(characters, characters.count, $0)
    }
  }

  /// The screen is up: a crash restores it.
  func arm() {
    dokusho_arm(crash, errors?.file ?? -1, errors?.destination ?? -1)
  }

  /// The screen is down: a crash leaves the terminal alone.
  func disarm() {
    dokusho_disarm(crash)
  }
}

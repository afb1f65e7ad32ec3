import CSystem
import Glibc

/// A pipe for the standard error of a program, when it shall not mix with the screen.
struct ErrorPipe {
  /// The end that the test reads; non-blocking.
  let reader: Descriptor
  /// The end that the program writes; let it go after the start, or the end of the pipe never comes.
  let writer: Descriptor

  init() throws(SystemCallFailure) {
    var ends: [Int32] = [-1, -1]
    try SystemCallFailure.check("pipe2", pipe2(&ends, O_CLOEXEC))
    reader = try Descriptor(ends[0], from: "pipe2")
    writer = try Descriptor(ends[1], from: "pipe2")
    try SystemCallFailure.check("fcntl", fcntl(reader.number, F_SETFL, O_NONBLOCK))
  }
}

import CSystem
import Glibc

/// A started program. It is killed and reaped when its owner lets it go.
package final class ChildProcess {
  package let id: pid_t
  /// Readable as soon as the program has ended.
  package let descriptor: Descriptor
  /// nil while the program runs.
  package private(set) var status: ProgramExit?
  /// The time the program and the children it waited for spent on a processor; nil while the program runs.
  package private(set) var processorTime: Duration?

  package init(_ launch: Launch) throws(SystemCallFailure) {
    id = try launch.start()
    do throws(SystemCallFailure) {
      descriptor = try Descriptor(pidfd_open(id, 0), from: "pidfd_open")
    } catch {
      kill(-id, SIGKILL)
      waitpid(id, nil, 0)
      throw error
    }
  }

  deinit {
    guard status == nil else { return }
    kill(-id, SIGKILL)
    reap(options: 0)
  }

  /// Notices whether the program has ended, without waiting.
  package func updateStatus() {
    guard status == nil else { return }
    reap(options: WNOHANG)
  }

  /// Sends a signal to the program, unless it has ended: its number could belong to another process by now.
  package func signal(_ number: Int32) {
    guard status == nil else { return }
    kill(id, number)
  }
}

extension ChildProcess {
  private func reap(options: Int32) {
    var word: Int32 = 0
    var usage = rusage()
    guard wait4(id, &word, options, &usage) == id else { return }
    status = ProgramExit(waitStatus: word)
    processorTime = Duration(usage.ru_utime) + Duration(usage.ru_stime)
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(time.tv_usec)
  }
}

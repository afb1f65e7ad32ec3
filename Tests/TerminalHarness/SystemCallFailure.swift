import Glibc

/// A system call that failed, with the error number the system gave.
package struct SystemCallFailure: Error, Equatable {
  /// The name of the call, with what it was called on.
  package let call: String
  /// The error number, as in `errno`.
  package let code: Int32

  /// Tells a failure of `call`, by default with the error number of the last call.
  package init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  /// Passes on the result of a call that reports failure as -1 and `errno`.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws(SystemCallFailure) -> Int32 {
    guard result >= 0 else { throw SystemCallFailure(call: call) }
    return result
  }

  /// Checks a call that returns its error number, as `posix_spawn` and `ptsname_r` do.
  static func check(_ call: String, errorNumber code: Int32) throws(SystemCallFailure) {
    guard code == 0 else { throw SystemCallFailure(call: call, code: code) }
  }
}

extension SystemCallFailure: CustomStringConvertible {
  package var description: String {
    "\(call): \(String(cString: strerror(code)))"
  }
}

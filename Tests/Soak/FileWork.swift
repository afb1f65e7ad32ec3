import CExchange
import Glibc
import TerminalHarness

/// The steps that the writer's operations consist of. All throw what the system says.
enum FileWork {
  /// Writes a whole file, in place where there is one.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemCallFailure) {
    try write(bytes[...], to: path, flags: O_CREAT | O_TRUNC)
  }

  static func append(_ bytes: ArraySlice<UInt8>, to path: String) throws(SystemCallFailure) {
    try write(bytes, to: path, flags: O_CREAT | O_APPEND)
  }

  static func rename(_ old: String, to new: String) throws(SystemCallFailure) {
    try check("rename \(old) \(new)", Glibc.rename(old, new))
  }

  static func exchange(_ one: String, with other: String) throws(SystemCallFailure) {
    try check("exchange \(one) \(other)", dokusho_exchange(one, other))
  }

  static func link(_ old: String, as new: String) throws(SystemCallFailure) {
    try check("link \(old) \(new)", Glibc.link(old, new))
  }

  static func symlink(to target: String, at path: String) throws(SystemCallFailure) {
    try check("symlink \(target) \(path)", Glibc.symlink(target, path))
  }

  static func makeFolder(_ path: String) throws(SystemCallFailure) {
    try check("mkdir \(path)", mkdir(path, 0o755))
  }

  static func makePipe(_ path: String) throws(SystemCallFailure) {
    try check("mkfifo \(path)", mkfifo(path, 0o644))
  }

  /// Removes a file or an empty folder.
  static func remove(_ path: String) throws(SystemCallFailure) {
    try check("remove \(path)", Glibc.remove(path))
  }

  /// The pace of the writer, who is one load among others.
  static func pause(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1000)
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to path: String, flags: Int32
  ) throws(SystemCallFailure) {
    let file = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    try check("open \(path)", file)
    defer { close(file) }
    let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    try check("write \(path)", count == bytes.count ? 0 : -1)
  }

  private static func check(_ call: String, _ result: Int32) throws(SystemCallFailure) {
    if result < 0 { throw SystemCallFailure(call: call) }
  }
}

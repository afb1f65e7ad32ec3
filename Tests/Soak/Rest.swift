import Glibc

/// What was measured of the program at one rest.
struct Rest {
  /// From the end of the work until the list was the folder.
  let settling: Duration
  let memoCount: Int
  let openFiles: Int
  /// The memory that is in use, in KiB.
  let memory: Int

  init(process: pid_t, settling: Duration, memoCount: Int) {
    self.settling = settling
    self.memoCount = memoCount
    openFiles = Self.openFiles(of: process)
    memory = Self.memory(of: process)
  }

  /// The entries of `/proc/<pid>/fd`, see proc(5).
  private static func openFiles(of process: pid_t) -> Int {
    guard let folder = opendir("/proc/\(process)/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count - 2
  }

  /// The second number of `/proc/<pid>/statm` counts the resident pages.
  private static func memory(of process: pid_t) -> Int {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize()) / 1024
  }
}

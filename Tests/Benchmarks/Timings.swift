import Glibc
import TerminalHarness

/// What one run of the program took.
struct Timings {
  /// From the start to the first full screen of memos.
  let firstScreen: Duration
  /// From the start until all memos have been read.
  let everything: Duration
  /// From `j` to the moved selection.
  let key: Duration
  /// From one more letter of a filter to the list on the screen.
  let filterKey: Duration
  /// In KiB.
  let peakMemory: Int

  init(of program: String, in folder: TemporaryFolder) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let session = try TerminalSession(
      program: program, arguments: ["--data-dir", folder.path(of: "store")],
      environment: try folder.environment(), size: (rows: 40, columns: 120), timeout: .seconds(60))
    try session.waitForScreen("a full screen of memos") { $0.line(37).contains("20") }
    firstScreen = clock.now - start
    try session.waitForText(" live")
    everything = clock.now - start
    key = try clock.measure {
      session.type("j")
      try session.waitForCursor(row: 3, column: 0)
    }
    session.type("/")
    try session.waitForText(" memos")
    session.type("猫")
    try session.waitForCursor(row: 38, column: 4)
    filterKey = try clock.measure {
      session.type("の")
      try session.waitForText("/猫の")
    }
    peakMemory = Self.peakMemory(of: session.processID)
    session.press(.escape)
    try session.waitForText("? help")
    session.type("q")
    try session.waitForExit()
  }

  /// VmHWM of `/proc/<pid>/status`, see proc(5).
  private static func peakMemory(of process: pid_t) -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix("VmHWM:") {
        return text.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.last ?? 0
      }
    }
    return 0
  }
}

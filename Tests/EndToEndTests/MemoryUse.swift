/// How much memory a program has held at most, as proc(5) tells: VmHWM.
struct MemoryUse {
  let mostKilobytes: Int

  /// Nil when the process is gone.
  init?(of process: Int32) {
    let status = String(decoding: OddFile(path: "/proc/\(process)/status").bytes, as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) else {
      return nil
    }
    mostKilobytes = number
  }
}

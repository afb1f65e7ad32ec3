import Glibc

/// The most memory that a process has held so far, in bytes: VmHWM of proc(5).
func peakMemory(of process: pid_t) -> Int {
  let line = text(of: "/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) * 1024
}

import Glibc

/// The path of a program that the search path leads to; nil if it is not installed.
func installedProgram(_ name: String) -> String? {
  let folders = getenv("PATH").map { String(cString: $0).split(separator: ":") } ?? []
  return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// What the program tells the shell when it ends.
enum ExitStatus {
  static let fine: Int32 = 0
  static let failed: Int32 = 1
  static let wrongUsage: Int32 = 2
  /// Ended by a signal, as shells count it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// The line of a test that asked for something.
struct CallSite: Sendable {
  let file: StaticString
  let line: Int
}

extension CallSite: CustomStringConvertible {
  var description: String { "\(file):\(line)" }
}

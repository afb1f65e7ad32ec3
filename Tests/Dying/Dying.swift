import Dispatch
import Drawing
import Glibc
import Terminal

/// A full-screen program that dies by a mistake of its own, at the press of a key.
@main
@MainActor
struct Dying {
  static func main() {
    let environment = ["TERM": getenv("TERM").map { String(cString: $0) } ?? ""]
    guard let session = try? TerminalSession.open(environment: environment) else { exit(1) }
    var canvas = Canvas(size: session.display.size)
    canvas.put("alive", row: 0, column: 0, style: .colored(.red).bold)
    session.display.show(canvas)
    session.start { event in
      if case .key(.character(let letter)) = event { Mistake(rawValue: letter)?.make() }
    }
    withExtendedLifetime(session) { dispatchMain() }
  }
}

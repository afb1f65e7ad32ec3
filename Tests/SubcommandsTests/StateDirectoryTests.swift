import Glibc
import Testing

@testable import Subcommands

@Suite("The state directory") struct StateDirectoryTests {
  private func path(of data: String, _ environment: [String: String]) -> String? {
    DataDirectory(option: data, environment: environment, workingDirectory: "/").flatMap {
      StateDirectory(of: $0, environment: environment)?.path
    }
  }

  @Test("is below XDG_STATE_HOME, else below the home directory, else nowhere")
  func precedence() {
    #expect(
      path(of: "/nowhere", ["XDG_STATE_HOME": "/xdg", "HOME": "/h"]) == "/xdg/dokusho/ea2512283dfc3920")
    #expect(path(of: "/nowhere", ["HOME": "/h"]) == "/h/.local/state/dokusho/ea2512283dfc3920")
    #expect(path(of: "/nowhere", ["XDG_STATE_HOME": "relative", "HOME": ""]) == nil)
  }

  @Test("is one for every way that leads to the same store, and another for another store")
  func resolution() throws {
    let base = "/tmp/dokusho-state-\(getpid())"
    mkdir(base, 0o700)
    mkdir("\(base)/読書", 0o700)
    symlink("読書", "\(base)/link")
    defer {
      unlink("\(base)/link")
      rmdir("\(base)/読書")
      rmdir(base)
    }
    let state = ["XDG_STATE_HOME": "/xdg"]
    #expect(path(of: "\(base)/link/", state) == path(of: "\(base)/読書", state))
    #expect(path(of: "\(base)/link", state) == path(of: "\(base)/./読書", state))
    #expect(path(of: base, state) != path(of: "\(base)/読書", state))
  }
}

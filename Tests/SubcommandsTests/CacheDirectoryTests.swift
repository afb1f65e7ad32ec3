import Testing

@testable import Subcommands

@Suite("The cache directory") struct CacheDirectoryTests {
  private func path(_ environment: [String: String]) -> String? {
    DataDirectory(option: "/nowhere", environment: environment, workingDirectory: "/").flatMap {
      CacheDirectory(of: $0, environment: environment)?.path
    }
  }

  @Test("is below XDG_CACHE_HOME, else below the home directory, else nowhere")
  func precedence() {
    #expect(path(["XDG_CACHE_HOME": "/xdg", "HOME": "/h"]) == "/xdg/dokusho/ea2512283dfc3920")
    #expect(path(["XDG_CACHE_HOME": "relative", "HOME": "/h"]) == "/h/.cache/dokusho/ea2512283dfc3920")
    #expect(path(["XDG_CACHE_HOME": "relative", "HOME": ""]) == nil)
  }
}

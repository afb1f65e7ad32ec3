import Testing

@testable import Subcommands

@Suite("The data directory") struct DataDirectoryTests {
  private static let everything = [
    "DOKUSHO_DATA_DIR": "/variable", "XDG_DATA_HOME": "/xdg", "HOME": "/home/soseki",
  ]

  private func path(
    option: String? = nil, without missing: String..., adding: [String: String] = [:]
  ) -> String? {
    let environment = Self.everything.filter { !missing.contains($0.key) }.merging(adding) { $1 }
    return DataDirectory(option: option, environment: environment, workingDirectory: "/elsewhere")?.path
  }

  @Test("is the option's, else the variable's, else that of XDG, else under the home directory")
  func precedence() {
    #expect(path(option: "/option") == "/option")
    #expect(path() == "/variable")
    #expect(path(without: "DOKUSHO_DATA_DIR") == "/xdg/dokusho")
    #expect(path(without: "DOKUSHO_DATA_DIR", "XDG_DATA_HOME") == "/home/soseki/.local/share/dokusho")
    #expect(path(without: "DOKUSHO_DATA_DIR", "XDG_DATA_HOME", "HOME") == nil)
  }

  @Test("is not chosen by what is empty, nor by a relative XDG_DATA_HOME")
  func empty() {
    #expect(path(option: "") == "/variable")
    #expect(path(adding: ["DOKUSHO_DATA_DIR": ""]) == "/xdg/dokusho")
    let withoutVariable = ["DOKUSHO_DATA_DIR": ""]
    for value in ["", "relative"] {
      #expect(
        path(adding: withoutVariable.merging(["XDG_DATA_HOME": value]) { $1 })
          == "/home/soseki/.local/share/dokusho")
    }
    #expect(path(without: "XDG_DATA_HOME", adding: withoutVariable.merging(["HOME": ""]) { $1 }) == nil)
  }

  @Test("given as a relative path begins at the working directory")
  func relative() {
    #expect(path(option: "memos") == "/elsewhere/memos")
    #expect(path(adding: ["DOKUSHO_DATA_DIR": "memos"]) == "/elsewhere/memos")
  }

  @Test("has its memos in posts, and its last part as its name")
  func parts() {
    let directory = DataDirectory(option: "/data/読書/", environment: [:], workingDirectory: "/")
    #expect(directory?.posts == "/data/読書//posts")
    #expect(directory?.name == "読書")
    #expect(DataDirectory(option: "/", environment: [:], workingDirectory: "/")?.name == "/")
  }
}

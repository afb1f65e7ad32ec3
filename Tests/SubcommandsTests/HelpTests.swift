import Testing
import UnicodeText

@testable import Subcommands

@Suite("The help") struct HelpTests {
  @Test(
    "of the program names every command, and each command has a help of its own that explains its options")
  func everyCommand() {
    for command in Subcommand.readings.keys {
      #expect(helpText(of: nil).contains("\n  \(command) "), "\(command)")
      let help = helpText(of: command)
      #expect(help.hasPrefix("Usage: dokusho \(command)"))
      for option in OptionNames.own(of: command) + ["--data-dir", "-h, --help"] {
        #expect(help.contains("\n  \(option)"), "\(command) \(option)")
      }
    }
  }

  @Test("fits a terminal of 80 columns")
  func width() {
    for command in [nil] + Subcommand.readings.keys.map(Optional.some) {
      for line in helpText(of: command).split(separator: "\n") {
        #expect(String(line).cellWidth <= 80, "\(line)")
      }
    }
  }

  @Test("of a command is asked for after its name, whatever stands between and after")
  func asked() throws {
    for command in Subcommand.readings.keys {
      #expect(try Invocation(arguments: [command, "--help", "--nonsense"]) == .help(of: command))
      #expect(try Invocation(arguments: [command, "a", "-h"]) == .help(of: command))
    }
  }

  @Test("knows the options that each command takes")
  func options() {
    for command in Subcommand.readings.keys {
      for option in OptionNames.own(of: command) {
        #expect(throws: UsageError.missingValue(option)) {
          try Invocation(arguments: [command, "a", option])
        }
      }
    }
  }
}

import Dispatch
import Glibc
import Localization
import Subcommands

/// The program: does what the command line asks for.
@main
struct Dokusho {
  @MainActor
  static func main() {
    Allocation.choose()
    StandardStreams.occupy()
    GlobalExecutor.install()
    let environment = ProcessEnvironment.variables
    Language.choose(environment: environment, directory: Resources.find()?.translations)
    do throws(UsageError) {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help(let command): StandardStreams.print(helpText(of: command))
      case .version: StandardStreams.print("dokusho \(version)\n")
      case .read(let options): read(options, environment)
      case .run(let subcommand, let directory): run(subcommand, directory, environment)
      }
    } catch {
      StandardStreams.complain(error.sentence)
      exit(ExitStatus.wrongUsage)
    }
  }

  @MainActor
  private static func read(_ options: ReadingOptions, _ environment: [String: String]) {
    do throws(StartError) {
      let program = try Program(options, environment)
      program.start()
      withExtendedLifetime(program) { dispatchMain() }
    } catch {
      error.tell()
      exit(error.exitStatus)
    }
  }

  @MainActor
  private static func run(_ subcommand: Subcommand, _ directory: String?, _ environment: [String: String]) {
    Task {
      do throws(StartError) {
        exit(try await SubcommandRun(dataDirectory: directory, environment).run(subcommand))
      } catch {
        error.tell()
        exit(error.exitStatus)
      }
    }
    dispatchMain()
  }
}

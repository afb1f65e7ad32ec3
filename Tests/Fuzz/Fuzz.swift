import CFuzzer
import Glibc
import MemoReading

/// Looks for bytes that break a promise of reading; `make fuzz` builds it with libFuzzer.
@main
struct Fuzz {
  #if LIBFUZZER
    static func main() {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      let status = withUnsafeMutablePointer(to: &arguments) { arguments in
        LLVMFuzzerRunDriver(&count, arguments) { start, count in
          Fuzz.check(Array(UnsafeBufferPointer(start: start, count: count)))
          return 0
        }
      }
      exit(status)
    }
  #else
    static func main() {
      print("Built without libFuzzer; use `make fuzz`.")
    }
  #endif

  private static func check(_ bytes: [UInt8]) {
    if let promise = MemoCheck(bytes).brokenPromise { fatalError(promise) }
  }
}

import Glibc
import StateTree
import Terminal

extension EditorEnd {
  /// What the exit of an editor means; by it the shell also tells that it could not start one.
  init(_ exit: ChildExit, of editor: String) {
    self =
      switch exit {
      case .status(0): .fine(editor)
      case .status(127): .notFound(editor)
      case .status(126): .notExecutable(editor)
      case .status(let status): .failed(editor, status: Int(status))
      case .signal(let number):
        .killed(editor, signal: strsignal(number).map { String(cString: $0) } ?? String(number))
      }
  }
}

import Drawing
import StateTree

/// A view-model of a tab whose filter is typed below its rows, and takes effect with every letter.
@MainActor
protocol FilterTyping: AnyObject {
  var mode: PostListMode { get }
  /// The characters before the caret.
  var caret: Int { get set }

  /// Sends on what leaves the filter as it is.
  func dispatch(_ action: PostListAction)

  /// Sends on what may change the filter.
  func refilter(_ action: PostListAction)
}

extension FilterTyping {
  var filterEditor: LineEditor { LineEditor(mode.line, caret: caret) }

  func beginFilter() {
    dispatch(.beginFilter)
    caret = mode.line.count
  }

  /// Takes a key that is meant for the line; false where it is not.
  func handleFilterKey(_ key: Key) -> Bool {
    switch key {
    case .enter: dispatch(.keepFilter)
    case .escape, .control("g"), .control("c"): refilter(.restoreFilter)
    case .up, .control("p"): recallFilter(-1)
    case .down, .control("n"): recallFilter(1)
    default:
      var editor = filterEditor
      guard editor.handle(key) else { return false }
      editFilter(editor)
    }
    return true
  }

  /// Puts a text into the line; false while none is typed.
  func pasteIntoFilter(_ text: String) -> Bool {
    guard case .filtering = mode else { return false }
    var editor = filterEditor
    editor.insert(text)
    editFilter(editor)
    return true
  }

  private func editFilter(_ editor: LineEditor) {
    caret = editor.caret
    guard editor.text != mode.line else { return }
    refilter(.editFilter(editor.text))
  }

  private func recallFilter(_ step: Int) {
    refilter(.recallFilter(step))
    caret = mode.line.count
  }
}

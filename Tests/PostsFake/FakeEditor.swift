import Posts
import StateTree

/// An editor that does at once what a test has it do.
@MainActor
package final class FakeEditor: ExternalEditor {
  /// The memos and texts that it was opened for.
  package private(set) var opened: [String] = []
  /// The files of texts that are not needed any more.
  package private(set) var forgotten: [String] = []
  /// How it ends, and after what time.
  package var end = EditorEnd.fine("ed")
  package var duration = Duration.seconds(10)
  /// What stands in the file before, and after; nil leaves it as it was.
  package var before: [UInt8] = []
  package var after: MemoVisit.After?
  /// What it makes of a text.
  package var newText: @MainActor (String) -> String? = { $0 }
  /// Why it is not opened; nil opens it.
  package var refusal: EditorError?

  package nonisolated init() {}

  package func edit(_ id: PostID) async throws(EditorError) -> MemoVisit {
    opened.append(id.text)
    if let refusal { throw refusal }
    return MemoVisit(
      id: id, before: before, after: after ?? .file(before), end: end, duration: duration, copy: "/copy.md")
  }

  package func edit(_ text: String) async throws(EditorError) -> TextVisit {
    opened.append(text)
    if let refusal { throw refusal }
    return TextVisit(
      before: text, text: newText(text), end: end, duration: duration, file: "/text-\(opened.count).md")
  }

  package func forget(_ visit: TextVisit) {
    forgotten.append(visit.file)
  }
}

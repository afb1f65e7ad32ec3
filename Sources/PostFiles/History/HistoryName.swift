import Files

/// The name of a file of the history: `0000000012.undo` is the twelfth step, waiting to be undone; `.redo` one to be
/// redone. In the hands of a process it is `0000000012.1234-567890.undoing` or `.redoing`, and `.plan` is what that process
/// is about to do.
struct HistoryName: Hashable {
  enum Kind: String {
    case undo, redo, undoing, redoing, plan
  }

  let number: Int
  let kind: Kind
  /// In whose hands it is; nil for a step that waits.
  let process: ProcessMark?

  init(_ number: Int, _ kind: Kind, of process: ProcessMark? = nil) {
    self.number = number
    self.kind = kind
    self.process = process
  }

  /// Nil for a file that is none of the history.
  init?(_ name: FileName) {
    let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let number = Int(parts[0]),
      let kind = Kind(rawValue: "\(parts.last ?? "")")
    else { return nil }
    self.init(number, kind, of: parts.count == 3 ? ProcessMark(text: String(parts[1])) : nil)
    guard fileName == name else { return nil }
  }

  var fileName: FileName? {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    return FileName([padded, process?.text, kind.rawValue].compactMap { $0 }.joined(separator: "."))
  }
}

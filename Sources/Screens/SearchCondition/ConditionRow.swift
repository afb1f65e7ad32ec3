import Posts
import StateTree
import UnicodeText

/// A row of the form: a field, or a further row of the field of kinds where one does not hold them all.
struct ConditionRow: Equatable {
  let field: ConditionField
  /// The kinds in this row; empty for every other field.
  let kinds: [PostKind]

  /// The rows of the form where the values have `width` cells.
  static func all(width: Int) -> [ConditionRow] {
    ConditionField.allCases.flatMap { field in
      field == .kinds
        ? lines(of: PostKind.allCases, width: width).map { ConditionRow(field: field, kinds: $0) }
        : [ConditionRow(field: field, kinds: [])]
    }
  }

  /// Whether the field begins here.
  var isFirst: Bool { field != .kinds || kinds.first == PostKind.allCases.first }

  private static func lines(of kinds: [PostKind], width: Int) -> [[PostKind]] {
    var lines: [[PostKind]] = [[]]
    var column = 0
    for kind in kinds {
      let needed = CheckBox.text(kind.name, isOn: true).cellWidth + 1
      if column + needed > width + 1, column > 0 {
        lines.append([])
        column = 0
      }
      lines[lines.count - 1].append(kind)
      column += needed
    }
    return lines
  }
}

/// Which memos `list` is to print, and how.
package struct ListRequest: Hashable, Sendable {
  /// How a list of memos is printed.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case table, json, tsv, paths
  }

  /// What follows a path.
  package enum PathEnd: UInt8, Hashable, Sendable {
    case newline = 0x0A
    case null = 0x00
  }

  /// As a query line of the program.
  package var query = ""
  package var format = Format.table
  package var pathEnd = PathEnd.newline
  /// How many memos are printed at most; nil for all.
  package var limit: Int?

  package init() {}
}

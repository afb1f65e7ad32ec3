import SeededRandom

/// All that the writer may do.
enum WriterMenu {
  static let operations: [WriterOperation] = [
    .create, .publishByLink, .edit, .editInTwoSteps, .replaceByRename, .saveAsVim, .checkOutAsGit,
    .rename, .exchange, .delete, .empty, .symlink, .beNoMemo, .burst, .swapFolder,
  ]

  static func choose(_ random: inout SeededGenerator) -> WriterOperation {
    var ticket = Int.random(in: 0..<operations.reduce(0) { $0 + $1.weight }, using: &random)
    for operation in operations {
      ticket -= operation.weight
      if ticket < 0 { return operation }
    }
    return .create
  }
}

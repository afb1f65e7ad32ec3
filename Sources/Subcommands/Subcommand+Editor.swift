extension Subcommand {
  /// `edit ID`
  static let readEdit: Reading = { (arguments) throws(UsageError) in
    let names = try arguments.operands(of: "edit")
    if names.count > 1 { throw .unexpectedArgument(names[1]) }
    return .edit(names[0])
  }

  /// `path [ID]`
  static let readPath: Reading = { (arguments) throws(UsageError) in
    var names: [String] = []
    while let argument = try arguments.next() {
      switch argument {
      case .option(let name, _): throw arguments.unknownOption(name)
      case .operand(let name): names.append(name)
      }
    }
    if names.count > 1 { throw .unexpectedArgument(names[1]) }
    return .path(names.first)
  }
}

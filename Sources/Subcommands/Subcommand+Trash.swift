extension Subcommand {
  /// `rm ID…`
  static let readRemove: Reading = { (arguments) throws(UsageError) in
    .remove(try arguments.operands(of: "rm"))
  }

  /// `restore ID…`
  static let readRestore: Reading = { (arguments) throws(UsageError) in
    .restore(try arguments.operands(of: "restore"))
  }
}

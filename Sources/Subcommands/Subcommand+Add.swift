import Posts

extension Subcommand {
  /// `add [--book T] [--author A]… [--page P] [--tag T]… [--kind K] [--quote TEXT] [TEXT | -]`
  static let readAdd: Reading = { (arguments) throws(UsageError) in
    var memo = AddedMemo()
    var words: [String] = []
    while let argument = try arguments.next() {
      switch argument {
      case .option("--book", let attached): memo.book = try arguments.value(of: "--book", attached)
      case .option("--author", let attached):
        memo.authors.append(try arguments.value(of: "--author", attached))
      case .option("--page", let attached): memo.page = try arguments.value(of: "--page", attached)
      case .option("--tag", let attached): memo.tags.append(try arguments.value(of: "--tag", attached))
      case .option("--quote", let attached): memo.quote = try arguments.value(of: "--quote", attached)
      case .option("--kind", let attached): memo.kind = try kind(try arguments.value(of: "--kind", attached))
      case .option(let name, _): throw arguments.unknownOption(name)
      case .operand(let word): words.append(word)
      }
    }
    if !words.isEmpty { memo.text = words == ["-"] ? .standardInput : .given(words.joined(separator: " ")) }
    return .add(memo)
  }

  private static func kind(_ name: String) throws(UsageError) -> PostKind {
    guard let kind = PostKind(rawValue: name.lowercased()) else { throw .unknownKind(name) }
    return kind
  }
}

extension Subcommand {
  /// `list [QUERY] [--format table|json|tsv|paths] [-0] [--limit N]`
  static let readList: Reading = { (arguments) throws(UsageError) in
    var list = ListRequest()
    var format: ListRequest.Format?
    var words: [String] = []
    while let argument = try arguments.next() {
      switch argument {
      case .option("--format", let attached):
        format = try choice(try arguments.value(of: "--format", attached), of: "--format")
      case .option("--limit", let attached):
        list.limit = try count(try arguments.value(of: "--limit", attached), of: "--limit")
      case .option("-0", _): list.pathEnd = .null
      case .option(let name, _) where name.hasPrefix("--"): throw arguments.unknownOption(name)
      case .option(let word, _), .operand(let word): words.append(word)
      }
    }
    list.format = format ?? (list.pathEnd == .null ? .paths : .table)
    if list.pathEnd == .null && list.format != .paths { throw .onlyForPaths("-0") }
    list.query = words.joined(separator: " ")
    return .list(list)
  }

  /// `show ID [--format markdown|json]`
  static let readShow: Reading = { (arguments) throws(UsageError) in
    var names: [String] = []
    var format = ShowRequest.Format.markdown
    while let argument = try arguments.next() {
      switch argument {
      case .option("--format", let attached):
        format = try choice(try arguments.value(of: "--format", attached), of: "--format")
      case .option(let name, _): throw arguments.unknownOption(name)
      case .operand(let name): names.append(name)
      }
    }
    guard let name = names.first else { throw .missingMemo("show") }
    if names.count > 1 { throw .unexpectedArgument(names[1]) }
    return .show(ShowRequest(memo: name, format: format))
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, of option: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    throw .unknownChoice(word, option: option, among: Choice.allCases.map(\.rawValue))
  }

  /// A whole number that is not negative.
  private static func count(_ text: String, of option: String) throws(UsageError) -> Int {
    let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let count = Int(text) else { throw .badCount(text, option: option) }
    return count
  }
}

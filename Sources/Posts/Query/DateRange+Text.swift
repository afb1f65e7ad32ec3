extension DateRange {
  /// The days that a value such as `2026-03`, `2026-01..today` or `>=2026` means.
  init(_ value: QueryValue) throws(QueryProblem) {
    let text = String(String.UnicodeScalarView(value.text.unicodeScalars.map(\.halfWidth)))
    if let from = text.after(">=") ?? text.after("≥") {
      self.init(from: try value.date(from), to: nil)
    } else if let to = text.after("<=") ?? text.after("≤") {
      self.init(from: nil, to: try value.date(to))
    } else if let (from, to) = text.split(atRange: "..") ?? text.split(atRange: "~")
      ?? text.split(atRange: "〜")
    {
      if from.isEmpty && to.isEmpty { throw QueryProblem(.badDate(value.text), at: value.range) }
      self.init(
        from: from.isEmpty ? nil : try value.date(from), to: to.isEmpty ? nil : try value.date(to))
    } else {
      let date = try value.date(text)
      self.init(from: date, to: date)
    }
  }

  /// As it is written in a query, before quotes.
  var text: String {
    if from == to, let from { return from.description }
    return "\(from?.description ?? "")..\(to?.description ?? "")"
  }
}

extension QueryValue {
  /// The date that a part of the value means.
  fileprivate func date(_ part: String) throws(QueryProblem) -> DateTerm {
    if let date = DateTerm(part) { return date }
    throw QueryProblem(.badDate(part), at: place(of: part))
  }

  /// Where the part stands; as a whole where the value does not stand as it is.
  private func place(of part: String) -> Range<Int> {
    let whole = text.unicodeScalars.map(\.halfWidth)
    let part = Array(part.unicodeScalars)
    let start = whole.indices.last { whole[$0...].starts(with: part) }
    guard isVerbatim, !part.isEmpty, let start else { return range }
    return range.lowerBound + start..<range.lowerBound + start + part.count
  }
}

extension String {
  /// What stands before and behind the first of these signs; nil where there is none.
  func split(atRange sign: String) -> (String, String)? {
    let sign = Array(sign.unicodeScalars)
    let all = Array(unicodeScalars)
    guard let start = all.indices.first(where: { all[$0...].starts(with: sign) }) else { return nil }
    return (
      String(String.UnicodeScalarView(all[..<start])),
      String(String.UnicodeScalarView(all[(start + sign.count)...]))
    )
  }
}

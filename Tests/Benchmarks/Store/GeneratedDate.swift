/// When a generated memo was made, in Japan.
struct GeneratedDate {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// `20251224-081500`
  var compact: String { "\(year)\(two(month))\(two(day))-\(two(hour))\(two(minute))\(two(second))" }

  var iso: String { "\(year)-\(two(month))-\(two(day))T\(clock)+09:00" }

  /// As mails say it: RFC 5322.
  var mail: String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(day) \(months[month - 1]) \(year) \(clock) +0900"
  }

  private var clock: String { "\(two(hour)):\(two(minute)):\(two(second))" }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

import Posts

/// The form in which a moment is written, as taken from another one: so an edit leaves a file's own way of writing dates.
struct DateForm {
  private enum Offset {
    case none, utc, hours, digits, colon

    init(_ text: Substring) {
      self =
        switch text.count {
        case 0: .none
        case 1: .utc
        case _ where text.contains(":"): .colon
        case 3: .hours
        default: .digits
        }
    }
  }

  private var dateMarks = ["-", "-", ""]
  private var isPadded = true
  /// What stands between day and time; nil where there is no time.
  private var timeMark: String? = "T"
  private var hasSeconds = true
  /// A fraction of a second, as zeros.
  private var fraction = ""
  /// What stands before the offset.
  private var gap = ""
  private var offset = Offset.colon

  /// The form of a text; one that is no moment stands for `2026-11-30T09:20:11+09:00`.
  init(of text: String) {
    guard DateText.timestamp(text, localTime: UTC()) != nil else { return }
    let parts = text.split(maxSplits: 1) { "Tt ".contains($0) }
    readDay(parts[0])
    guard parts.count > 1 else {
      timeMark = nil
      return
    }
    timeMark = String(text[parts[0].endIndex..<parts[1].startIndex])
    readTime(parts[1])
  }

  /// A moment in this form, on the clock that it carries.
  func text(of moment: Timestamp) -> String {
    let moment = offset == .utc ? Timestamp(seconds: moment.seconds, offset: 0) : moment
    guard let timeMark else { return day(moment.day) }
    let seconds = hasSeconds ? ":" + moment.second.padded(2) + fraction : ""
    return day(moment.day) + timeMark + moment.timeOfDay + seconds + zone(moment.offset)
  }
}

extension DateForm {
  private mutating func readDay(_ text: Substring) {
    let marks = text.split { $0.isNumber }.map(String.init)
    dateMarks = marks.count < 3 ? marks + [""] : marks
    isPadded = !text.split { !$0.isNumber }.contains { $0.count == 1 }
  }

  private mutating func readTime(_ text: Substring) {
    let time = text.prefix { $0.isNumber || $0 == ":" }
    hasSeconds = time.count { $0 == ":" } > 1
    let parts = text[time.endIndex...].prefix { $0.isNumber || $0 == "." || $0 == "," }
    fraction = String(parts.map { $0.isNumber ? "0" : $0 })
    gap = String(text[parts.endIndex...].prefix { $0 == " " })
    let zone = text[parts.endIndex...].drop { $0 == " " }
    offset = Offset(zone)
  }

  private func day(_ day: Day) -> String {
    let numbers = [day.month, day.day].map { isPadded ? $0.padded(2) : String($0) }
    return day.year.padded(4) + dateMarks[0] + numbers[0] + dateMarks[1] + numbers[1] + dateMarks[2]
  }

  private func zone(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let hours = (seconds < 0 ? "-" : "+") + (minutes / 60).padded(2)
    return switch offset {
    case .none: ""
    case .utc: gap + "Z"
    case .hours: gap + (minutes.isMultiple(of: 60) ? hours : hours + (minutes % 60).padded(2))
    case .digits: gap + hours + (minutes % 60).padded(2)
    case .colon: gap + hours + ":" + (minutes % 60).padded(2)
    }
  }
}

extension Timestamp {
  /// The second of the minute.
  fileprivate var second: Int { ((seconds % 60) + 60) % 60 }
}

/// Any clock does to tell whether a text is a moment.
private struct UTC: LocalTime {
  var now: Timestamp { timestamp(seconds: 0) }

  func timestamp(of day: Day, secondsAfterMidnight: Int) -> Timestamp {
    timestamp(seconds: day.daysSinceEpoch * 86_400 + secondsAfterMidnight)
  }

  func timestamp(seconds: Int) -> Timestamp { Timestamp(seconds: seconds, offset: 0) }
}

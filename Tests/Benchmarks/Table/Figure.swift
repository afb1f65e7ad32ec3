/// A number with its unit.
struct Figure {
  let value: Double
  let unit: Unit

  enum Unit: String {
    case milliseconds = "ms"
    case microseconds = "µs"
    case bytes = "B"
    case mebibytes = "MiB"
    case frames = "frames"
  }

  /// A time in milliseconds.
  static func time(_ duration: Duration) -> Figure {
    Figure(value: duration / .milliseconds(1), unit: .milliseconds)
  }

  static func frames(_ count: Int) -> Figure { Figure(value: Double(count), unit: .frames) }

  /// An amount of memory, given in bytes.
  static func memory(_ bytes: Int) -> Figure { Figure(value: Double(bytes) / 1_048_576, unit: .mebibytes) }
}

extension Figure: CustomStringConvertible {
  /// Two digits after the point below 10, one below 100, unless it counts things.
  var description: String {
    let scale: Double = value < 10 ? 100 : value < 100 ? 10 : 1
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded)) \(unit.rawValue)" : "\(rounded) \(unit.rawValue)"
  }
}

/// A choice that is on or off: `[x] quote`.
enum CheckBox {
  static func text(_ label: String, isOn: Bool) -> String {
    "[\(isOn ? "x" : " ")] \(label)"
  }
}

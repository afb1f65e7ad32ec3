/// The name of the action's type and, of an enum, that of its case; never a value that it carries.
func name(of action: any Action) -> String {
  let type = String(describing: type(of: action))
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return type }
  if let payload = mirror.children.first {
    return [type, payload.label].compactMap(\.self).joined(separator: ".")
  }
  return describesItself(action) ? type : "\(type).\(action)"
}

/// Whether the action says itself how it prints, which may be more than its case.
private func describesItself(_ action: any Action) -> Bool {
  action is any CustomStringConvertible || action is any CustomDebugStringConvertible
    || action is any TextOutputStreamable || action is any CustomReflectable
}

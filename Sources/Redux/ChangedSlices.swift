/// The names of the stored properties in which two states differ, in the order of their declaration.
///
/// A property that is not Equatable cannot be compared: its name comes with a question mark.
func changedSlices<State>(from old: State, to new: State) -> [String] {
  zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { old, new in
    guard let name = old.label else { return nil }
    guard let slice = old.value as? any Equatable else { return propertyName(name) + "?" }
    return slice.equals(new.value) ? nil : propertyName(name)
  }
}

/// A wrapped property is stored under its name with an underscore before it.
private func propertyName(_ label: String) -> String {
  label.hasPrefix("_") ? String(label.dropFirst()) : label
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    self == other as? Self
  }
}

import Posts

extension PostForm {
  /// The texts by name, as a draft keeps them; the names begin with `prefix`.
  func texts(prefix: String) -> [String: String] {
    var texts = ["opening": text.frame.opening, "gap": text.frame.gap, "ending": text.frame.ending]
    texts["kind"] = kind?.rawValue
    for field in PostFormField.allCases { texts[field.rawValue] = text(of: field) ?? texts[field.rawValue] }
    return Dictionary(uniqueKeysWithValues: texts.map { (prefix + $0.key, $0.value) })
  }

  /// The form that a draft keeps; what it does not name is empty.
  init(texts: [String: String], prefix: String) {
    let text = { texts[prefix + $0] }
    kind = text("kind").flatMap(PostKind.init)
    self.text.frame = QuotedBody.Frame(
      opening: text("opening") ?? "", gap: text("gap") ?? QuotedBody.Frame.usual.gap,
      ending: text("ending") ?? QuotedBody.Frame.usual.ending)
    for field in PostFormField.allCases { setText(text(field.rawValue) ?? "", of: field) }
  }
}

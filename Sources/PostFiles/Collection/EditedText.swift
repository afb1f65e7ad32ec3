import Posts

/// A memo's text as an edit makes it, with what a list shows of it.
struct EditedText {
  let body: String
  private let title: String
  private let firstWords: String
  private let kind: PostKind
  private let bodyParts: BodyParts

  /// The text of a memo once it is edited.
  init(_ memo: StandingMemo) {
    let fields = memo.fields
    body = memo.memo.bodyText
    (title, firstWords, kind) = (fields.title, fields.firstWords, fields.kind)
    bodyParts = fields.bodyParts
  }

  /// The fields of the memo with this text.
  func shown(in fields: PostFields) -> PostFields {
    var fields = fields
    fields.firstWords = firstWords
    fields.title = title
    fields.kind = kind
    fields.bodyParts = bodyParts
    return fields
  }
}

import Localization
import Posts

extension Draft {
  /// The first words in quotation marks, for a sentence.
  package var title: String {
    let (words, limit) = (firstWords, 24)
    guard !words.isEmpty else { return localized("a memo without text") }
    return localized("“%1$@”", words.count > limit ? words.prefix(limit) + "…" : words)
  }

  /// The first line of the text, else of another field; empty where all are.
  package var firstWords: String {
    let lines = [form.text.note, form.text.quote].flatMap {
      $0.split(whereSeparator: \.isNewline).map(String.init)
    }
    return (lines + [form.book, form.author, form.tags, form.page]).map(\.trimmed).first { !$0.isEmpty } ?? ""
  }

  /// The form as it was left.
  package var form: PostForm { PostForm(texts: texts, prefix: "") }

  /// What the form was about.
  package var subject: PostFormSubject { PostFormSubject(subjects) }
}

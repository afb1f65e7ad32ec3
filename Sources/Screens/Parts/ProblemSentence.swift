import Localization
import Posts

extension PostProblem {
  /// Why the file is not understood as a whole, in one sentence.
  var sentence: String {
    switch self {
    case .unclosedFrontMatter: localized("The front matter is not closed.")
    case .frontMatterIsNoMapping: localized("The front matter has no keys, so it is shown as text.")
    case .displacedFrontMatter:
      localized("The front matter does not begin in the first line, so it is shown as text.")
    case .fullWidthColon: localized("A full-width colon (：) makes no key; write a plain one (:).")
    case .invalidFrontMatter(let line): localized("Line %1$@ of the file is not valid YAML.", grouped(line))
    case .duplicateKey(let key): localized("The key “%1$@” stands twice in the front matter.", key)
    case .frontMatterTooLarge: localized("The front matter is too large to be understood.")
    case .frontMatterTooDeep: localized("The front matter is nested too deeply to be understood.")
    case .notUTF8: localized("The file is not UTF-8.")
    case .damaged: localized("The file is damaged: it holds no text.")
    case .empty: localized("The file is empty.")
    case .conflictMarkers: localized("The file holds the marks of a merge conflict.")
    case .strayBytes: localized("Some bytes of the file are not UTF-8.")
    case .notSpliceable: localized("The field cannot be changed without touching other text.")
    case .fileTooLarge: localized("The file is too large; its beginning is shown.")
    case .unreadable: localized("The file cannot be read.")
    case .beingWritten: localized("Another program is still writing this file.")
    case .conflictCopy(let original):
      localized("This is a conflict copy of %1$@: both were changed.", original.text)
    }
  }
}

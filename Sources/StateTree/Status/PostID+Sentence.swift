import Posts
import UnicodeText

extension PostID {
  private static let mostCells = 40

  /// The name in a sentence: a long one gives way in the middle, so that what is said of it can be read.
  var inSentence: String { text.fittedInMiddle(to: Self.mostCells) }
}

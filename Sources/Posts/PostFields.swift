import UnicodeText

/// What is known of one version of a memo.
package struct PostFields: Equatable, Sendable {
  package let id: PostID
  /// The `title` key, else the first heading, else the first line of text, else the file name.
  package var title = ""
  package var book = ""
  package var authors: [String] = []
  package var kind = PostKind.note
  /// A label: 12, ix, 14-15.
  package var page = ""
  /// An e-reader's location, such as 145-146.
  package var location = ""
  package var chapter = ""
  package var isbn = ""
  package var tags: [String] = []
  package var isFavorite = false
  /// 1 to 5; nil where there is none.
  package var rating: Int?
  package var status: ReadingStatus?
  package var created = Timestamp(seconds: 0, offset: 0)
  /// Whether `created` was only taken from the file's own time.
  package var isCreatedEstimated = false
  package var updated: Timestamp?
  package var source = ""
  /// The beginning of the text on one line.
  package var firstWords = ""
  /// Nil where the file is understood as a whole.
  package var problem: PostProblem?
  /// Whether it shows a change that is not on disk yet.
  package var hasPendingWrites = false

  package init(id: PostID) {
    self.id = id
  }
}

import Glibc

/// What is known of one version of a memo.
package struct PostFields: Equatable, Sendable {
  package let id: PostID
  package var book = ""
  package var authors: [String] = []
  /// A label: 12, ix, 14-15.
  package var page = ""
  package var tags: [String] = []
  package var created = Timestamp(seconds: 0, offset: 0)

  private var words = ""
  /// The title; empty where it is the beginning of the first words, as it mostly is, so that it is not kept twice.
  private var ownTitle = ""
  /// One value where the memo has any of the rare fields, so that the others do not pay for them; else none.
  private var rare: [RareFields] = []
  /// How many bytes of the first words are the title; 0 where it stands in `ownTitle`.
  private var titleLength: Int32 = 0

  // The small ones together: so they take no room for alignment in each of a hundred thousand memos.
  package var kind = PostKind.note
  package var isFavorite = false
  package var status: ReadingStatus?
  /// 0 where there is none.
  private var stars: UInt8 = 0
  /// Whose words the text holds.
  package var bodyParts: BodyParts = []
  /// Whether `created` was only taken from the file's own time.
  package var isCreatedEstimated = false
  /// Whether it shows a change that is not on disk yet.
  package var hasPendingWrites = false

  package init(id: PostID) {
    self.id = id
  }
}

extension PostFields {
  /// The `title` key, else the first heading, else the first line of text, else the file name.
  package var title: String {
    get { titleLength == 0 ? ownTitle : String(words.utf8.prefix(Int(titleLength))) ?? ownTitle }
    set {
      let isBeginning = newValue.utf8.count > Self.shortTitle && words.beginsWithBytes(of: newValue)
      titleLength = isBeginning ? Int32(newValue.utf8.count) : 0
      ownTitle = isBeginning ? "" : newValue
    }
  }

  /// The beginning of the text on one line.
  package var firstWords: String {
    get { words }
    set {
      let title = title
      words = newValue
      self.title = title
    }
  }

  /// Makes so many bytes at the beginning of the first words the title; where these are no whole characters, it is empty.
  package mutating func setTitle(beginning length: Int) {
    let length = min(max(0, length), words.utf8.count)
    titleLength = length > Self.shortTitle ? Int32(length) : 0
    ownTitle = titleLength == 0 ? String(words.utf8.prefix(length)) ?? "" : ""
  }

  /// A title of so many bytes takes no memory of its own.
  private static let shortTitle = 15

  /// How many bytes of the first words are the title; 0 where it is a text of its own.
  package var titleLengthInWords: Int { Int(titleLength) }

  /// 1 to 5; nil where there is none.
  package var rating: Int? {
    get { stars == 0 ? nil : Int(stars) }
    set { stars = newValue.flatMap { UInt8(exactly: $0) } ?? 0 }
  }

  /// An e-reader's location, such as 145-146.
  package var location: String {
    get { rareFields.location }
    set { if hasRareFields || !newValue.isEmpty { rareFields.location = newValue } }
  }

  package var chapter: String {
    get { rareFields.chapter }
    set { if hasRareFields || !newValue.isEmpty { rareFields.chapter = newValue } }
  }

  package var isbn: String {
    get { rareFields.isbn }
    set { if hasRareFields || !newValue.isEmpty { rareFields.isbn = newValue } }
  }

  package var source: String {
    get { rareFields.source }
    set { if hasRareFields || !newValue.isEmpty { rareFields.source = newValue } }
  }

  package var updated: Timestamp? {
    get { rare.first?.updated }
    set { if hasRareFields || newValue != nil { rareFields.updated = newValue } }
  }

  /// Nil where the file is understood as a whole.
  package var problem: PostProblem? {
    get { rare.first?.problem }
    set { if hasRareFields || newValue != nil { rareFields.problem = newValue } }
  }

  /// The memo that this one is a conflict copy of, as it is known; nil for all others. The copy is listed behind it.
  package var original: Post? {
    get { rare.first?.original }
    set { if hasRareFields || newValue != nil { rareFields.original = newValue } }
  }

  /// When the memo was created for the sake of order, in seconds since 1970: a file time in the future, from a clock
  /// that is wrong, must not keep a memo on top.
  package var createdForOrder: Int {
    get { rare.first?.createdForOrder ?? created.seconds }
    set {
      let own = newValue == created.seconds ? nil : newValue
      if hasRareFields || own != nil { rareFields.createdForOrder = own }
    }
  }

  // To set nothing where there is nothing is common, and has to be quick.
  private var hasRareFields: Bool { !rare.isEmpty }

  private var rareFields: RareFields {
    get { rare.first ?? RareFields() }
    set { rare = newValue.isEmpty ? [] : [newValue] }
  }
}

extension String {
  /// Whether the bytes of another text stand at the beginning; byte by byte it would be slow.
  fileprivate func beginsWithBytes(of other: String) -> Bool {
    var (whole, beginning) = (self, other)
    return whole.withUTF8 { whole in
      beginning.withUTF8 { beginning in
        guard let first = whole.baseAddress, let second = beginning.baseAddress else { return false }
        return beginning.count <= whole.count && memcmp(first, second, beginning.count) == 0
      }
    }
  }
}

/// Fields that few memos have.
private struct RareFields: Equatable, Sendable {
  var location = ""
  var chapter = ""
  var isbn = ""
  var source = ""
  var updated: Timestamp?
  var problem: PostProblem?
  var original: Post?
  var createdForOrder: Int?

  var isEmpty: Bool {
    location.isEmpty && chapter.isEmpty && isbn.isEmpty && source.isEmpty && updated == nil && problem == nil
      && original == nil && createdForOrder == nil
  }
}

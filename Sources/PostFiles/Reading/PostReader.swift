import Files
import MemoFormat
import Posts

/// Makes a memo out of its file: which keys mean which field, and what stands in for those that are missing.
package struct PostReader: Sendable {
  let localTime: any LocalTime

  /// How much of a body is looked at, in bytes.
  static let openingLength = 4096

  package init(localTime: any LocalTime) {
    self.localTime = localTime
  }

  /// The memo that a file holds; the time of the file's last change is in nanoseconds since 1970.
  package func post(_ id: PostID, _ memo: MemoText, modified: Int64) -> Post {
    let frontMatter = memo.frontMatter
    let opening = memo.opening.withUnsafeBytes { BodyOpening($0) }
    var fields = PostFields(id: id)
    fields.book = frontMatter.firstText(FrontMatter.Field.book)
    fields.authors = frontMatter.firstList(FrontMatter.Field.authors)
    fields.page = frontMatter.text("page") ?? ""
    fields.location = frontMatter.text("location") ?? ""
    fields.chapter = frontMatter.text("chapter") ?? ""
    fields.isbn = frontMatter.text("isbn") ?? ""
    fields.source = frontMatter.text("source") ?? ""
    fields.tags = frontMatter.firstList(FrontMatter.Field.tags)
    fields.isFavorite = frontMatter.firstText(FrontMatter.Field.favorite).lowercased() == "true"
    fields.rating = frontMatter.text("rating").flatMap { Int($0) }.flatMap { (1...5).contains($0) ? $0 : nil }
    fields.status = frontMatter.text("status").flatMap { ReadingStatus(rawValue: $0.lowercased()) }
    fields.kind = kind(frontMatter, opening)
    fields.firstWords = opening.firstWords
    fields.title = title(frontMatter, opening, id)
    fields.bodyParts = memo.withBody(BodyParts.init(of:))
    fields.problem = problem(memo)
    setDates(of: &fields, frontMatter, modified: modified)
    return Post(fields)
  }

  /// What stands in the list for a file that cannot be read.
  func unreadable(_ id: PostID) -> Post {
    var fields = PostFields(id: id)
    fields.title = id.text
    fields.problem = .unreadable
    fields.created = id.timestamp(localTime: localTime) ?? localTime.timestamp(seconds: 0)
    return Post(fields)
  }
}

extension PostReader {
  private func kind(_ frontMatter: FrontMatter, _ opening: BodyOpening) -> PostKind {
    frontMatter.text("kind").flatMap { PostKind(rawValue: $0.lowercased()) } ?? opening.kind
  }

  private func title(_ frontMatter: FrontMatter, _ opening: BodyOpening, _ id: PostID) -> String {
    [frontMatter.text("title") ?? "", opening.heading, opening.firstLine].first { !$0.isEmpty } ?? id.text
  }

  /// What stands in the way of an edit comes before a hint; of two such problems that belong together, the one that says
  /// what to do.
  private func problem(_ memo: MemoText) -> PostProblem? {
    if memo.problems.contains(.fullWidthColon) { return .fullWidthColon }
    let problems = memo.problems.lazy.compactMap(PostProblem.init)
    return problems.first { !$0.isHint } ?? problems.first
  }

  private func setDates(of fields: inout PostFields, _ frontMatter: FrontMatter, modified: Int64) {
    let written = DateText.timestamp(frontMatter.firstText(FrontMatter.Field.created), localTime: localTime)
    if let created = written ?? fields.id.timestamp(localTime: localTime) {
      fields.created = created
    } else {
      fields.estimateCreated(modified: modified, localTime: localTime)
    }
    fields.updated = DateText.timestamp(
      frontMatter.firstText(FrontMatter.Field.updated), localTime: localTime)
  }
}

extension MemoText {
  /// The beginning of the body as UTF-8, enough for what a list shows.
  var opening: ArraySlice<UInt8> {
    if problems.contains(.notUTF8) { return Array(bodyText.utf8).prefix(PostReader.openingLength) }
    return bytes[body].prefix(PostReader.openingLength)
  }
}

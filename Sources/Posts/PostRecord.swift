/// One memo with all that its file tells, for who asks for more than a list shows.
package struct PostRecord: Sendable {
  package let post: Post
  /// The absolute path of its file, which need not be UTF-8.
  package let path: [UInt8]
  /// How the source of an import calls it; empty where it came from none.
  package let sourceID: String
  /// The text after the front matter, with newlines as line ends, made of valid characters.
  package let body: String
  /// All that is odd about the file.
  package let problems: [PostProblem]

  package init(post: Post, path: [UInt8], sourceID: String, body: String, problems: [PostProblem]) {
    self.post = post
    self.path = path
    self.sourceID = sourceID
    self.body = body
    self.problems = problems
  }
}

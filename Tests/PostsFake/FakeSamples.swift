import Posts
import StateTree

/// The port `SamplePosts` over a fixed answer.
package struct FakeSamples: SamplePosts {
  /// Nil where the samples are not installed.
  private let samples: [NewPost]?

  /// Samples with these names; each says so in its body.
  package init(_ names: String...) {
    samples = names.map { NewPost(id: PostID($0), bytes: Array("Sample \($0)".utf8)) }
  }

  private init(samples: [NewPost]?) {
    self.samples = samples
  }

  package static let missing = FakeSamples(samples: nil)

  package func all() async throws(SamplePostsError) -> [NewPost] {
    guard let samples else { throw SamplePostsError() }
    return samples
  }
}

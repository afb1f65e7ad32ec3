import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct AdditionsTests {
  let posts = FakePosts([])

  private var content: PostContent {
    var content = PostContent(created: FixedTime().now)
    content.body = "猫\n"
    return content
  }

  private func names() -> [String] {
    posts.batches.flatMap(\.writes).map(\.id.text)
  }

  @Test("a new memo gets its name of the time and four letters")
  func name() async throws {
    let id = try await Additions(Dependencies(fakes: posts)).add(content)
    #expect(id.text == "20261130-092000-abcd")
    #expect(names() == [id.text])
  }

  @Test("a name that is taken is given up for another, three times in all")
  func taken() async {
    posts.writing = .failing(.nameTaken(PostID("x")))
    await #expect(throws: PostsError.nameTaken(PostID("x"))) {
      try await Additions(Dependencies(fakes: posts)).add(content)
    }
    #expect(names().count == 3)
  }

  @Test("another failure is told at once")
  func failure() async {
    posts.writing = .failing(.notWritten(PostID("x"), .full))
    await #expect(throws: PostsError.notWritten(PostID("x"), .full)) {
      try await Additions(Dependencies(fakes: posts)).add(content)
    }
    #expect(names().count == 1)
  }
}

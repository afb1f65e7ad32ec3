import SeededRandom
import Testing

@testable import Posts

@Suite("Memos in an order") struct OrderedPostsTests {
  private let some = (0..<3).map { post("\($0)") }

  @Test(
    "are the memos that they were made of, also where these fill many parts",
    arguments: [0, 1, 511, 512, 513, 2000])
  func posts(count: Int) {
    let posts = (0..<count).map { post("\($0)") }
    #expect(Array(OrderedPosts(posts)) == posts)
    #expect(OrderedPosts(posts) == OrderedPosts(posts))
  }

  @Test("stay the same while a copy changes and the versions grow")
  func copies() {
    let before = OrderedPosts(some)
    var (versions, after) = (before.versions, before)
    let place = versions.append(post("new"))
    after.move(to: versions)
    after.insert(place: place, at: 1)
    after.remove(at: 0)
    #expect(before.map(\.id.text) == ["0", "1", "2"])
    #expect(after.map(\.id.text) == ["new", "1", "2"])
  }

  @Test("are equal where the same versions stand in the same order, whatever their places are")
  func equality() {
    var versions = PostVersions()
    let places = (some + some).map { UInt32(versions.append($0)) }
    let first = OrderedPosts(versions, places: Array(places[..<3]))
    #expect(first == OrderedPosts(versions, places: Array(places[3...])))
    #expect(first == OrderedPosts(some))
    #expect(first != OrderedPosts(versions, places: places))
    #expect(first != OrderedPosts(some.reversed()))
    #expect(first != OrderedPosts(some.map { Post($0.fields) }))
  }

  @Test("are equal to others only where their versions have the same origin, if the places are the same")
  func origins() {
    let others = OrderedPosts(some.map { Post($0.fields) })
    #expect(OrderedPosts(some).places == others.places && OrderedPosts(some) != others)
  }
}

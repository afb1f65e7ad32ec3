import Testing

@testable import Posts

@Suite("A filter") struct SearchConditionTests {
  @Test("inside a tab keeps all of its own and takes on the tab's favourites")
  func within() {
    let filter = condition {
      $0 = $0.containing("猫")
      ($0.kinds, $0.sort.key) = ([.note], .title)
    }
    #expect(filter.within(SearchCondition()) == filter)
    #expect(
      filter.within(.favorites)
        == condition {
          $0 = $0.containing("猫")
          ($0.kinds, $0.sort.key, $0.favoritesOnly) = ([.note], .title, true)
        })
    #expect(SearchCondition.favorites.within(SearchCondition()).favoritesOnly)
  }

  @Test("that only sorts excludes nothing")
  func everything() {
    #expect(SearchCondition().isEverything)
    #expect(SearchCondition().sorted(PostSort(key: .title, direction: .ascending)).isEverything)
    #expect(!SearchCondition.favorites.isEverything)
    #expect(!SearchCondition().containing("猫").isEverything)
  }

  @Test("turned round twice sorts as before", arguments: PostSort.Key.allCases)
  func reversed(key: PostSort.Key) {
    let sort = PostSort(key: key, direction: key.usualDirection)
    #expect(sort.reversed != sort && sort.reversed.reversed == sort)
  }

  @Test("begins with the newest or the best, but with names at the start of the alphabet")
  func usualDirections() {
    let descending = PostSort.Key.allCases.filter { $0.usualDirection == .descending }
    #expect(descending == [.created, .updated, .rating])
  }
}

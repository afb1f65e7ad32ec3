import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct SearchConditionTests {
  let harness = StateHarness.listening()

  private var form: ConditionForm { harness.store.state.searchCondition.form }
  private var state: SearchConditionState { harness.store.state.searchCondition }

  private func dispatch(_ actions: SearchConditionAction...) {
    for action in actions { harness.store.dispatch(action) }
  }

  private func condition() throws -> SearchCondition {
    try form.condition()
  }

  @Test("every field becomes its part of the condition")
  func whole() throws {
    let sort = PostSort(key: .rating, direction: .ascending)
    dispatch(
      .edit(.text, "名前"), .edit(.book, "猫"), .edit(.author, "夏目"), .edit(.tags, " 小説  猫 "),
      .toggleKind(.quote), .toggleKind(.note), .toggleKind(.note), .toggleFavoritesOnly,
      .edit(.createdFrom, "2026"), .edit(.createdTo, "2026-02"), .sort(sort))
    var expected = SearchCondition().containing("名前").sorted(sort)
    expected.book = "猫"
    expected.author = "夏目"
    expected.tags = ["小説", "猫"]
    expected.kinds = [.quote]
    expected.favoritesOnly = true
    expected.createdFrom = .year(2026)
    expected.createdTo = .month(year: 2026, month: 2)
    #expect(try condition() == expected)
  }

  @Test("a form filled with a condition describes the same condition")
  func filled() throws {
    var wanted = SearchCondition().containing("名前").sorted(PostSort.newestFirst.reversed)
    wanted.tags = ["小説", "猫"]
    wanted.kinds = [.quote, .thought]
    wanted.createdFrom = Day(year: 2026, month: 1, day: 31).map(DateTerm.day)
    dispatch(.fill(wanted))
    #expect(try condition() == wanted)
  }

  @Test("today is a date, and an empty field none")
  func dates() throws {
    dispatch(.edit(.createdFrom, "today"), .edit(.createdTo, "  "))
    #expect(try condition().createdFrom == .daysAgo(0))
    #expect(try condition().createdTo == nil)
  }

  @Test(
    "a bad date is said, the last count stays, and the condition cannot be applied",
    arguments: ["2026-13", "2026-02-30", "soon", "26", "2026-1-1-1"])
  func badDate(text: String) {
    harness.store.dispatch(NavigationAction.open(.searchCondition))
    harness.store.dispatch(harness.form.fill)
    harness.store.dispatch(harness.form.countMatches)
    dispatch(.edit(.createdFrom, text))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.problem == .notADate(text))
    #expect(state.count == 7)
    harness.store.dispatch(harness.form.apply)
    #expect(harness.store.state.navigation.routes == [.postList, .searchCondition])
    #expect(harness.tab.filter == SearchCondition())
  }

  @Test("a date that was put right is no problem any more")
  func putRight() {
    dispatch(.edit(.createdFrom, "soon"))
    harness.store.dispatch(harness.form.countMatches)
    dispatch(.edit(.createdFrom, "2026"))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.problem == nil)
    #expect(state.count == 7)
  }

  @Test("the matches are counted while one types, inside the base of the tab")
  func counted() {
    harness.dispatch(.showTab(.favorites))
    harness.store.dispatch(harness.form.fill)
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.count == 2)
    dispatch(.edit(.book, "こころ"))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.count == 1)
    harness.posts.write(FakeMemo("kokoro-2", book: "こころ").starred)
    #expect(state.count == 2)
  }

  @Test("one listener counts: a newer condition takes its place, the same one and another order leave it")
  func oneCounter() {
    harness.store.dispatch(harness.form.countMatches)
    let counting = state.counting
    dispatch(.sort(PostSort(key: .title, direction: .ascending)))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.counting == counting)
    dispatch(.edit(.text, "猫"))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.counting != counting)
    #expect(harness.posts.liveConditions == [SearchCondition(), SearchCondition().containing("猫")])
    harness.store.dispatch(harness.form.stopCounting)
    #expect(harness.posts.liveConditions == [SearchCondition()])
    #expect(state.counting == nil)
  }

  @Test("applying makes it the filter of the shown tab and goes back to the list")
  func applied() {
    harness.store.dispatch(NavigationAction.open(.searchCondition))
    dispatch(.edit(.author, "夏目"))
    harness.store.dispatch(harness.form.apply)
    harness.listen()
    #expect(harness.store.state.navigation.routes == [.postList])
    #expect(harness.rows == ["cat", "kokoro"])
  }

  @Test("a field that is cleared excludes nothing", arguments: ConditionField.allCases)
  func cleared(field: ConditionField) throws {
    dispatch(
      .edit(.text, "a"), .edit(.book, "a"), .edit(.author, "a"), .edit(.tags, "a"), .toggleKind(.quote),
      .toggleFavoritesOnly, .edit(.createdFrom, "2026"), .edit(.createdTo, "2026"),
      .sort(PostSort(key: .title, direction: .descending)))
    let before = form
    dispatch(.clear(field))
    #expect(form != before)
    for field in ConditionField.allCases { dispatch(.clear(field)) }
    #expect(form == ConditionForm())
  }

  @Test("clearing all is an empty form")
  func clearedAll() {
    dispatch(.edit(.text, "a"), .toggleKind(.quote), .clearAll)
    #expect(form == ConditionForm())
  }

  @Test(
    "a chosen field has no text to be edited",
    arguments: [ConditionField.kinds, .favorites, .sort, .direction])
  func chosen(field: ConditionField) {
    dispatch(.edit(field, "text"))
    #expect(form == ConditionForm())
    #expect(form.text(of: field) == nil)
  }

  @Test("the fields go round")
  func round() {
    #expect(ConditionField.direction.next == .text)
    #expect(ConditionField.text.previous == .direction)
    #expect(ConditionField.allCases.allSatisfy { $0.next.previous == $0 })
  }
}

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
      .toggleKind(.quote), .toggleKind(.note), .toggleKind(.note), .toggleStatus(.want), .rate(3),
      .toggleFavoritesOnly,
      .edit(.createdFrom, "2026"), .edit(.createdTo, "2026-02"), .sort(sort))
    var expected = SearchCondition().containing("名前").sorted(sort)
    expected.book = "猫"
    expected.author = "夏目"
    expected.tags = ["小説", "猫"]
    expected.kinds = [.quote]
    expected.statuses = [.want]
    expected.ratingAtLeast = 3
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
    let problem = QueryProblem(.badDate(text), at: 0..<text.count)
    #expect(state.problem == ConditionProblem(problem, in: .createdFrom))
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
      .toggleStatus(.read), .rate(3), .toggleFavoritesOnly, .edit(.createdFrom, "2026"),
      .edit(.createdTo, "2026"),
      .sort(PostSort(key: .title, direction: .descending)))
    let before = form
    dispatch(.clear(field))
    #expect(form != before)
    for field in ConditionField.allCases { dispatch(.clear(field)) }
    #expect(form == ConditionForm())
  }

  @Test("a field that changes rewrites the line")
  func line() {
    dispatch(.edit(.text, "名前 -犬"), .edit(.book, "吾輩は 猫"), .rate(4))
    #expect(form.line == "名前 -犬 book:\"吾輩は 猫\" rating:>=4")
    dispatch(.edit(.createdFrom, "soon"))
    #expect(form.line == "名前 -犬 book:\"吾輩は 猫\" rating:>=4")
    dispatch(.edit(.createdFrom, "先週"))
    #expect(form.line == "名前 -犬 book:\"吾輩は 猫\" rating:>=4 created:\"last week..\"")
  }

  @Test("a line that is a query rewrites the fields; the text holds what they do not show")
  func fields() {
    dispatch(.edit(.line, "  tag:小説 猫 OR 犬 sort:rating"))
    #expect((form.text, form.tags) == ("tag:小説 猫 OR 犬", ""))
    #expect(form.line == "  tag:小説 猫 OR 犬 sort:rating")
    dispatch(
      .edit(.text, "x"), .edit(.line, "(猫 OR 犬) rating:<=2 tag:小説 tag:猫 status:read book:a book:b sort:title")
    )
    #expect(form.text == "(猫 OR 犬) rating:<=2 book:b")
    #expect((form.book, form.tags, form.statuses) == ("a", "小説 猫", [.read]))
    #expect(form.sort == PostSort(key: .title, direction: .ascending))
    dispatch(.edit(.book, ""))
    #expect(form.line == "(猫 OR 犬) rating:<=2 book:b tag:小説 tag:猫 status:read sort:title")
  }

  @Test("a line that is no query is a problem at its place, leaves the fields, and goes when a field changes")
  func badLine() {
    dispatch(.edit(.line, "book:猫"), .edit(.line, "book:猫 boko:x"))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.problem == ConditionProblem(QueryProblem(.unknownField("boko"), at: 7..<11), in: .line))
    #expect(form.book == "猫")
    #expect(state.problem?.sentence == "At 8: There is no field “boko”; did you mean “book”?")
    dispatch(.edit(.author, "夏目"))
    harness.store.dispatch(harness.form.countMatches)
    #expect(state.problem == nil)
    #expect(form.line == "book:猫 author:夏目")
  }

  @Test(
    "what a field would not show as it is stands in the text",
    arguments: [
      "book:\" a\"", "tag:\"a,b;c d\" tag:e", "author:\"a \" author:b", "猫 OR 犬", "fav:no",
      "created:\"3 days ago..\"",
    ])
  func whole(line: String) throws {
    let wanted = try SearchCondition(parsing: line)
    dispatch(.fill(wanted))
    #expect(try condition() == wanted)
    dispatch(.clearAll, .edit(.line, line))
    #expect(try condition() == wanted)
  }

  @Test("clearing all is an empty form")
  func clearedAll() {
    dispatch(.edit(.text, "a"), .toggleKind(.quote), .clearAll)
    #expect(form == ConditionForm())
  }

  @Test(
    "a chosen field has no text to be edited",
    arguments: [ConditionField.kinds, .statuses, .rating, .favorites, .sort, .direction])
  func chosen(field: ConditionField) {
    dispatch(.edit(field, "text"))
    #expect(form == ConditionForm())
    #expect(form.text(of: field) == nil)
  }

  @Test("the fields go round")
  func round() {
    #expect(ConditionField.line.next == .text)
    #expect(ConditionField.text.previous == .line)
    #expect(ConditionField.allCases.allSatisfy { $0.next.previous == $0 })
  }
}

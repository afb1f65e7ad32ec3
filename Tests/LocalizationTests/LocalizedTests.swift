import Testing

@testable import Localization

@Suite("A sentence without a translation") struct LocalizedTests {
  @Test("stands as it is written in the code, percent signs too")
  func asWritten() {
    #expect(
      localized("Nothing translates this sentence, 100% of it.")
        == "Nothing translates this sentence, 100% of it.")
    #expect(localized("読書") == "読書")
    #expect(localized("x") == "x")
  }

  @Test("has its places filled, in whatever order they stand")
  func places() {
    #expect(localized("%2$@ of %1$@, %2$@", "猫", 3) == "3 of 猫, 3")
  }

  @Test("counts one thing and many things")
  func numbers() {
    #expect(counted("%1$@ memo for a test", "%1$@ memos for a test", 1) == "1 memo for a test")
    #expect(counted("%1$@ memo for a test", "%1$@ memos for a test", 0) == "0 memos for a test")
    #expect(counted("%1$@ memo for a test", "%1$@ memos for a test", 3482) == "3,482 memos for a test")
  }
}

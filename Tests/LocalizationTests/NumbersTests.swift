import Testing

@testable import Localization

@Suite("A whole number") struct NumbersTests {
  @Test(
    "has its thousands set apart",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (3482, "3,482"), (100_000, "100,000"),
      (-1_234_567, "-1,234,567"), (-999, "-999"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func grouped(number: Int, text: String) {
    #expect(Localization.grouped(number) == text)
  }
}

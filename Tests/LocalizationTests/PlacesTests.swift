import Testing

@testable import Localization

@Suite("Places in a sentence") struct PlacesTests {
  @Test(
    "are filled by number; anything else stays",
    arguments: [
      ("%1$@", "猫"), ("a%1$@b%2$@c", "a猫b%1$@c"), ("%3$@ %0$@", "%3$@ %0$@"), ("100% %1$@", "100% 猫"),
      ("%%1$@", "%猫"), ("%$@ %1@ %1$", "%$@ %1@ %1$"), ("%99999999999999999999$@", "%99999999999999999999$@"),
      ("", ""), ("%", "%"), ("%１$@", "%１$@"),
    ])
  func filled(sentence: String, result: String) {
    #expect(sentence.filling(["猫", "%1$@"]) == result)
  }
}

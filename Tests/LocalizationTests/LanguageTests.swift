import Testing

@testable import Localization

@Suite("The language of the reader") struct LanguageTests {
  @Test(
    "is that of the first of LC_ALL, LC_MESSAGES and LANG that is set",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], "ja"),
      (["LANG": "ja"], "ja"),
      (["LANG": "de_DE@euro"], "de"),
      (["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "ja_JP.UTF-8"], "fr"),
      (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "C"], "ja"),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], "ja"),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], nil),
      (["LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX"], nil),
      (["LANG": ".UTF-8"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func wanted(environment: [String: String], language: String?) {
    #expect(Language.wanted(in: environment) == language)
  }
}

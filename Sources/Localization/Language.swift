import CSystem
import Glibc

/// The language that sentences are shown in.
package enum Language {
  /// Chooses the language from the environment and reads translations from `directory`, which holds
  /// `<language>/LC_MESSAGES/dokusho.mo`. Call it once, before the first sentence.
  package static func choose(environment: [String: String], directory: String?) {
    if setlocale(LC_ALL, "") == nil { _ = setlocale(LC_ALL, "C.UTF-8") }
    guard let directory else { return }
    if environment["LANGUAGE"]?.isEmpty ?? true, let wanted = wanted(in: environment) {
      setenv("LANGUAGE", wanted, 1)
      // gettext translates nothing while the locale of messages is the plain C one.
      if isPlain(setlocale(LC_MESSAGES, nil)) { _ = setlocale(LC_MESSAGES, "C.UTF-8") }
    }
    bindtextdomain("dokusho", directory)
    bind_textdomain_codeset("dokusho", "UTF-8")
    textdomain("dokusho")
  }

  /// The language of the first of LC_ALL, LC_MESSAGES and LANG that is set: `ja` for `ja_JP.UTF-8`; nil for the C locale.
  static func wanted(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = name.map { $0.prefix { $0 != "_" && $0 != "." && $0 != "@" } }
    guard let language, !language.isEmpty, language != "C", language != "POSIX" else { return nil }
    return String(language)
  }

  private static func isPlain(_ locale: UnsafeMutablePointer<CChar>?) -> Bool {
    guard let locale else { return true }
    return ["C", "POSIX"].contains(String(cString: locale))
  }
}

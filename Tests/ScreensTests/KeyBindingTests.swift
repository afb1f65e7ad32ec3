import Drawing
import Testing

@testable import Screens

@MainActor
struct KeyBindingTests {
  /// The tables of the screens, each with those that hold at the same time.
  private var tables: [String: [(keys: [Key], help: KeyHelp)]] {
    [
      "list": records(PostListScreen.bindings) + records(ScreenStack.bindings),
      "detail": records(PostDetailScreen.bindings) + records(ScreenStack.bindings),
      "form": records(SearchConditionScreen.bindings) + records(SearchConditionScreen.choiceBindings)
        + records(ScreenStack.bindings),
      "memo form": records(PostFormScreen.bindings) + records(PostFormScreen.choiceBindings)
        + records(ScreenStack.bindings),
      "book": records(PostListScreen.bookBindings) + records(ScreenStack.bindings),
      "books": records(BooksScreen.bindings) + records(ScreenStack.bindings),
      "saved tabs": records(SavedTabsScreen.bindings) + records(ScreenStack.bindings),
      "drafts": records(DraftsScreen.bindings) + records(ScreenStack.bindings),
      "help": records(HelpScreen.bindings),
      "question": records(QuestionScreen.bindings),
    ]
  }

  private func records<Target>(_ bindings: [KeyBinding<Target>]) -> [(keys: [Key], help: KeyHelp)] {
    bindings.map { ($0.keys, $0.help) }
  }

  @Test("no key has two meanings on a screen, and no command stands there twice")
  func collisions() {
    for (name, table) in tables {
      let keys = table.flatMap(\.keys)
      #expect(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.isEmpty, "\(name)")
      #expect(Set(table.map(\.help.command)).count == table.count, "\(name)")
    }
  }

  @Test("every command has a key or is run by its name, and has a sentence")
  func sentences() {
    for (keys, help) in tables.values.joined() {
      #expect(!keys.isEmpty || help.keys == [":" + help.command], "\(help.command)")
      #expect(help.command.allSatisfy { $0.isLowercase || $0 == "-" }, "\(help.command)")
      #expect(help.sentence.last == "." && help.sentence.first?.isUppercase == true, "\(help.command)")
      #expect(help.keys.allSatisfy { !$0.isEmpty }, "\(help.command)")
    }
  }

  @Test("every screen says in its footer how to leave it or get help")
  func hints() {
    for (name, table) in tables {
      let hinted = table.map(\.help).filter { $0.hint != nil }.map(\.command)
      #expect(!Set(hinted).isDisjoint(with: ["help", "close", "no"]), "\(name)")
    }
  }

  @Test("the keys are those that people know")
  func known() {
    let labels = tables.mapValues { table in
      Dictionary(uniqueKeysWithValues: table.map { ($0.help.command, $0.help.keys.joined(separator: " ")) })
    }
    let list = labels["list", default: [:]]
    #expect(list["open"] == "Enter l →" && list["next"] == "j ↓" && list["previous"] == "k ↑")
    #expect(list["first"] == "g Home" && list["last"] == "G End")
    #expect(list["half-page-down"] == "^d" && list["half-page-up"] == "^u")
    #expect(list["page-down"] == "^f Space PgDn" && list["page-up"] == "^b PgUp")
    #expect(list["favourite"] == "* f" && list["cancel"] == "Esc ^g ^c" && list["quit"] == "q")
    #expect(labels["detail"]?["back"] == "q h ← Esc ^g ^c")
    #expect(labels["form"]?["leave"] == "Esc ^g ^c" && labels["form"]?["next-field"] == "Tab ↓")
  }

  @Test("keys of commands that are to come are free")
  func free() {
    let later = "pyYT|!".map(Key.character)
    let taken = tables["list", default: []].flatMap(\.keys) + tables["detail", default: []].flatMap(\.keys)
    #expect(Set(taken).isDisjoint(with: later))
  }
}

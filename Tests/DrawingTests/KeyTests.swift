import Drawing
import Testing

struct KeyTests {
  @Test(
    "A key is written as in the footer",
    arguments: [
      (Key.control("s"), "^s"), (.alt("x"), "Alt-x"), (.alt("\u{7F}"), "Alt-Backspace"),
      (.character("猫"), "猫"),
      (.character(" "), "Space"), (.enter, "Enter"), (.tab, "Tab"), (.backTab, "⇧Tab"), (.escape, "Esc"),
      (.up, "↑"), (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.function(12), "F12"), (.delete, "Del"),
    ])
  func label(key: Key, label: String) {
    #expect(key.label == label)
  }
}

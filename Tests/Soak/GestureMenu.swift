/// All that may be done with the keys. None of them quits: `q` is pressed only where it answers or goes back.
enum GestureMenu {
  static let all = moving + finding + changing + looking

  private static let moving: [Gesture] = [
    .text("j"), .text("jjjjj"), .text("k"), .text("kk"), .text("g"), .text("G"), .text(" "),
    .keys([.pageUp]), .keys([.control("d")]), .keys([.control("u")]), .keys([.down]), .keys([.up]),
    .keys([.tab]), .text("1"), .text("1"), .text("2"), .text("J"), .text("K"),
  ]

  private static let finding: [Gesture] = [
    .text("/v00"), .text("/猫"), .text("/1"), .keys([.backspace]), .keys([.enter]), .keys([.control("g")]),
    .keys([.escape]), .text("x"), .text("x"), .text("oc"), .text("ob"), .text("ou"), .text("O"),
    .keys([.character("c"), .character("v"), .enter]), .keys([.character("c"), .tab, .tab, .control("g")]),
    .keys([.character("c"), .control("x"), .enter]),
  ]

  private static let changing: [Gesture] = [
    .text("*"), .text("*"), .text("j*"), .text("**"), .text("*G"), .text("g*"),
  ]

  private static let looking: [Gesture] = [
    .keys([.enter]), .keys([.enter]), .keys([.left]), .keys([.left]), .text("?"), .keys([.control("g")]),
    .text("R"), .keys([.control("l")]), .resize(rows: 24, columns: 80), .resize(rows: 50, columns: 200),
    .resize(rows: 12, columns: 40), .resize(rows: 3, columns: 10), .resize(rows: 40, columns: 120),
  ]
}

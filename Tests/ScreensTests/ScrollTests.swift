import Testing

@testable import Screens

struct ScrollTests {
  @Test("the window moves as little as it takes to show a row")
  func shows() {
    var scroll = Scroll()
    #expect(scroll.window(of: 10, over: 100, showing: 9) == 0..<10)
    #expect(scroll.window(of: 10, over: 100, showing: 10) == 1..<11)
    #expect(scroll.window(of: 10, over: 100, showing: 5) == 1..<11)
    #expect(scroll.window(of: 10, over: 100, showing: 0) == 0..<10)
    #expect(scroll.window(of: 10, over: 100, showing: 99) == 90..<100)
  }

  @Test("no emptiness is shown below the end while there are rows above")
  func filled() {
    var scroll = Scroll()
    scroll.move(to: 95)
    #expect(scroll.window(of: 10, over: 100) == 90..<100)
    #expect(scroll.window(of: 10, over: 12) == 2..<12)
    #expect(scroll.window(of: 10, over: 5) == 0..<5)
    #expect(scroll.window(of: 10, over: 0) == 0..<0)
  }

  @Test("it moves no further up than the first row")
  func moves() {
    var scroll = Scroll()
    scroll.move(by: 5)
    scroll.move(by: -9)
    #expect(scroll.first == 0)
    scroll.move(to: -1)
    #expect(scroll.first == 0)
  }

  @Test("a window without height shows nothing")
  func flat() {
    var scroll = Scroll()
    #expect(scroll.window(of: 0, over: 10, showing: 3).isEmpty)
    #expect(scroll.window(of: -2, over: 10).isEmpty)
  }
}

import Drawing

/// The port `Display` over nothing: keeps what it is shown.
@MainActor
final class FakeDisplay: Display {
  var size: Size
  /// The newest canvas; nil before the first.
  private(set) var canvas: Canvas?
  /// How many canvases were shown.
  private(set) var showCount = 0
  private(set) var redrawCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ size: Size) {
    self.size = size
  }

  func show(_ canvas: Canvas) {
    self.canvas = canvas
    showCount += 1
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
  }

  func redraw() { redrawCount += 1 }

  /// Waits for the next canvas.
  func nextShow() async {
    await withCheckedContinuation { waiting.append($0) }
  }
}

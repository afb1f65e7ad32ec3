/// One wait of a test: for what, where in the test, until when, and what to show if it is in vain.
struct Wait {
  let wish: String
  let place: CallSite
  let timeout: Duration
  let deadline: ContinuousClock.Instant
  let evidence: (Screen) -> String

  init(
    for wish: String, at place: CallSite, timeout: Duration,
    evidence: @escaping (Screen) -> String = { $0.framed }
  ) {
    self.wish = wish
    self.place = place
    self.timeout = timeout
    self.evidence = evidence
    deadline = .now + timeout
  }

  var isOver: Bool { .now >= deadline }
}

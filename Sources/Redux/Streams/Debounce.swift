extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// An element only when no other has followed for the interval; the last one comes also after this
  /// sequence has ended.
  public func debounce(
    for interval: Duration, clock: some Clock<Duration>
  ) -> some AsyncSequence<Element, Never> & Sendable {
    Latest(base: self) { element, emit in
      guard (try? await clock.sleep(for: interval)) != nil else { return }
      emit(element)
    }
  }
}

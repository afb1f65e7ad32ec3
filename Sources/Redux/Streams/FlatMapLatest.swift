extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// The elements of the sequence that `transform` makes of the newest element.
  ///
  /// A newer element cancels the inner sequence under way, and nothing of that is seen any more: a new
  /// condition replaces the listener of the old one, a new tap the flow of the one before. Ends when this
  /// sequence and the last inner one have ended.
  public func flatMapLatest<Inner: AsyncSequence & Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Inner
  ) -> some AsyncSequence<Inner.Element, Never> & Sendable
  where Inner.Element: Sendable, Inner.Failure == Never {
    Latest(base: self) { element, emit in
      await transform(element).forEach(emit)
    }
  }
}

extension AsyncSequence where Failure == Never {
  fileprivate func forEach(_ body: (Element) -> Void) async {
    for await element in self {
      body(element)
    }
  }
}

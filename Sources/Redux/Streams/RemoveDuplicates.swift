extension AsyncSequence where Self: Sendable, Element: Equatable & Sendable, Failure == Never {
  /// The elements that differ from the one before them.
  public func removeDuplicates() -> some AsyncSequence<Element, Never> & Sendable {
    RemoveDuplicates(base: self)
  }
}

private struct RemoveDuplicates<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Equatable & Sendable, Base.Failure == Never {
  let base: Base

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var last: Base.Element?

    mutating func next(isolation actor: isolated (any Actor)?) async -> Base.Element? {
      while let element = await base.next(isolation: actor) {
        guard element != last else { continue }
        last = element
        return element
      }
      return nil
    }
  }
}

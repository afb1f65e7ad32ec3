/// A middleware that logs one line for each action: its name, the time that it took in µs, and the slices
/// of the state, a struct's top-level properties, that changed.
///
/// ```
/// PostListAction.updatePosts 41.5 µs: list, message
/// ```
///
/// Values never appear, neither the action's nor the state's. A slice that is not Equatable cannot be
/// compared, and is listed with a question mark. Make it the last middleware: then the time is the
/// reducer's alone. The older state is held for the comparison, so that big slices are copied when they
/// change; that costs time only while tracing.
public func trace<State>(
  log: @escaping @MainActor (_ line: String) -> Void, clock: some Clock<Duration> = ContinuousClock()
) -> Middleware<State> {
  { _, state in
    { next in
      { action in
        let before = state()
        let duration = clock.measure { next(action) }
        let changed = changedSlices(from: before, to: state())
        log("\(name(of: action)) \(microseconds(duration)) µs: \(changed.joined(separator: ", "))")
      }
    }
  }
}

private func microseconds(_ duration: Duration) -> Double {
  (duration / .microseconds(1) * 10).rounded() / 10
}

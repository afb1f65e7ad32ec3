/// What is known of a file that something happened to.
struct FileNote {
  enum State: Hashable {
    /// A writer is done with it.
    case whole
    /// Its name is new; what it stands for may be whole, or nobody has written to it yet.
    case named
    /// Somebody has written to it and not closed it.
    case beingWritten
    /// It went away, and may come back in a moment.
    case gone
    /// It was gone or empty when it was read, and may be otherwise in a moment.
    case doubtful
  }

  var state: State
  /// When it was first noted.
  let since: Duration
  /// When it may be believed.
  var settles: Duration
}

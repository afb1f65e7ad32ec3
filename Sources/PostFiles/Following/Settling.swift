import Files

/// When what happened to files may be believed: many programs replace a file in two steps, or write it in several.
/// All times count from the start of the engine.
struct Settling {
  /// After quiet, what has settled waits so long for more to come with it.
  static let gathering = Duration.milliseconds(30)
  /// In a burst, what has settled waits so long after the last of it.
  static let burstPause = Duration.milliseconds(75)
  /// In a burst, nothing that has settled waits longer.
  static let longestWait = Duration.milliseconds(500)
  /// What settles within this time after it was told of files is a burst.
  static let burstGap = Duration.milliseconds(100)
  /// A file that is gone or empty settles after this time, and so does one that has only got its name.
  static let doubt = Duration.milliseconds(170)
  /// A file that is still open settles this long after the last writing to it.
  static let writingPause = Duration.seconds(1)
  /// A file that is written to without end settles after this time.
  static let longestWriting = Duration.seconds(2)

  private var notes: [FileName: FileNote] = [:]
  /// When files were last taken; nil before they first were.
  private var lastTaking: Duration?

  /// Takes in what happened; events that tell of no file are passed over.
  mutating func note(_ event: DirectoryEvent, at now: Duration) {
    switch event {
    case .closedWrite(let name), .arrived(let name): noteWhole(name, now: now)
    case .created(let name): note(name, .named, now: now, settles: now + Self.doubt)
    case .modified(let name): noteWriting(name, now: now)
    case .left(let name), .deleted(let name): note(name, .gone, now: now, settles: now + Self.doubt)
    case .renamed(let old, let new):
      note(old, .gone, now: now, settles: now)
      noteWhole(new, now: now)
    case .overflowed, .drained, .directoryGone: break
    }
  }

  /// Takes in files that are gone or empty, to be looked at once more.
  mutating func doubt(_ names: some Sequence<FileName>, at now: Duration) {
    for name in names { note(name, .doubtful, now: now, settles: now + Self.doubt) }
  }

  /// When the next files are to be taken; nil while nothing waits.
  var nextTaking: Duration? {
    guard let first = notes.values.lazy.map(\.settles).min() else { return nil }
    guard let lastTaking, first - lastTaking < Self.burstGap else { return first + Self.gathering }
    let latest = first + Self.longestWait
    let last = notes.values.lazy.map(\.settles).filter { $0 <= latest }.max() ?? first
    return min(last + Self.burstPause, latest)
  }

  /// The files that have settled, each with what is known of it.
  mutating func take(at now: Duration) -> [FileName: FileNote.State] {
    let settled = notes.filter { $0.value.settles <= now }
    guard !settled.isEmpty else { return [:] }
    lastTaking = now
    for name in settled.keys { notes[name] = nil }
    return settled.mapValues(\.state)
  }
}

extension Settling {
  private mutating func note(
    _ name: FileName, _ state: FileNote.State, now: Duration, settles: Duration
  ) {
    notes[name] = FileNote(state: state, since: notes[name]?.since ?? now, settles: settles)
  }

  /// A file that is replaced again and again has settled the first time.
  private mutating func noteWhole(_ name: FileName, now: Duration) {
    let known = notes[name]
    note(name, .whole, now: now, settles: known?.state == .whole ? known?.settles ?? now : now)
  }

  private mutating func noteWriting(_ name: FileName, now: Duration) {
    let since = notes[name]?.since ?? now
    note(
      name, .beingWritten, now: now, settles: min(now + Self.writingPause, since + Self.longestWriting))
  }
}

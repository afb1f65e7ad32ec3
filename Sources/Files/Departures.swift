/// Names that were left by a rename, waiting for the name that the same rename went to: inotify tells the two apart
/// from others by a cookie, and nearly always in one reading.
struct Departures {
  /// Where the departures stand among the events.
  private var places: [UInt32: (index: Int, name: FileName)] = [:]

  /// Adds an event; an arrival whose departure is known becomes one event with it.
  mutating func append(_ event: DirectoryEvent, cookie: UInt32, to events: inout [DirectoryEvent]) {
    switch event {
    case .left(let name): places[cookie] = (events.count, name)
    case .arrived(let name):
      guard let departure = places.removeValue(forKey: cookie) else { break }
      events[departure.index] = .renamed(from: departure.name, to: name)
      return
    default: break
    }
    events.append(event)
  }
}

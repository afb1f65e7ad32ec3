import Glibc

/// An inotify instance that watches one directory, and the directory above it for the end of this one.
///
/// The kernel tells of a directory's own deletion (IN_DELETE_SELF) only when the last descriptor on it is closed, and
/// a `Directory` of our own may well be open; the directory above is told at once.
struct Inotify {
  let descriptor: Int32
  private let watch: Int32
  /// The name in the directory above; nil when that could not be watched.
  private let nameAbove: FileName?

  private static let mask =
    IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
    | IN_MOVE_SELF | IN_ONLYDIR

  init(watching path: String) throws(WatchError) {
    descriptor = try watching { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }
    do {
      let descriptor = descriptor
      watch = try watching { inotify_add_watch(descriptor, path, UInt32(Inotify.mask)) }
    } catch {
      _ = Glibc.close(descriptor)
      throw error
    }
    nameAbove = Inotify.watchAbove(path, descriptor)
  }

  func close() {
    _ = Glibc.close(descriptor)
  }

  /// What has happened since the last reading; `directoryGone` is the last event when it is among them. Empty when
  /// nothing has.
  func readEvents() -> [DirectoryEvent] {
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 { return errno == EAGAIN || errno == EINTR ? [] : [.directoryGone] }
      return events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension Inotify {
  private static func watchAbove(_ path: String, _ descriptor: Int32) -> FileName? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let bytes = UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
    guard let split = SplitPath(bytes) else { return nil }
    let mask = UInt32(IN_DELETE | IN_MOVED_TO | IN_ONLYDIR)
    let added = inotify_add_watch(descriptor, cString(split.directory), mask)
    return added < 0 ? nil : split.name
  }

  private func events(in records: UnsafeRawBufferPointer) -> [DirectoryEvent] {
    var events: [DirectoryEvent] = []
    var departures = Departures()
    var start = 0
    while start < records.count {
      let record = UnsafeRawBufferPointer(rebasing: records[start...])
      let header = record.loadUnaligned(as: inotify_event.self)
      let name = name(in: record, length: Int(header.len))
      if let event = event(header, name) { departures.append(event, cookie: header.cookie, to: &events) }
      if events.last == .directoryGone { break }
      start += MemoryLayout<inotify_event>.size + Int(header.len)
    }
    return events
  }

  private func name(in record: UnsafeRawBufferPointer, length: Int) -> FileName? {
    let start = MemoryLayout<inotify_event>.size
    let padded = record[start..<start + length]
    return FileName(Array(padded.prefix { $0 != 0 }))
  }

  private func event(_ header: inotify_event, _ name: FileName?) -> DirectoryEvent? {
    let mask = Int(header.mask)
    if mask & Int(IN_Q_OVERFLOW) != 0 { return .overflowed }
    guard header.wd == watch else { return name != nil && name == nameAbove ? .directoryGone : nil }
    if mask & Int(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 { return .directoryGone }
    return name.flatMap { event(of: mask, $0) }
  }

  private func event(of mask: Int, _ name: FileName) -> DirectoryEvent? {
    switch mask {
    case _ where mask & Int(IN_CLOSE_WRITE) != 0: .closedWrite(name)
    case _ where mask & Int(IN_MOVED_TO) != 0: .arrived(name)
    case _ where mask & Int(IN_MOVED_FROM) != 0: .left(name)
    case _ where mask & Int(IN_DELETE) != 0: .deleted(name)
    case _ where mask & Int(IN_CREATE) != 0: .created(name)
    case _ where mask & Int(IN_MODIFY) != 0: .modified(name)
    default: nil
    }
  }
}

private func watching(_ call: () -> Int32) throws(WatchError) -> Int32 {
  let result = call()
  if result < 0 { throw WatchError(code: errno) }
  return result
}

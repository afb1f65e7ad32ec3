/// How far the reading of a book has come.
package enum ReadingStatus: String, CaseIterable, Hashable, Sendable {
  case want, reading, read, paused, dropped, tsundoku
}

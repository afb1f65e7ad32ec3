import Localization
import Posts

extension ReadingStatus {
  /// The status's name for people.
  var name: String {
    switch self {
    case .want: localized("want to read")
    case .reading: localized("being read")
    case .read: localized("read")
    case .paused: localized("paused")
    case .dropped: localized("dropped")
    case .tsundoku: localized("tsundoku")
    }
  }
}

import Localization

extension Liveness {
  /// The word at the right end of the status line.
  var words: String {
    switch self {
    case .live: localized("live")
    case .starting: localized("reading")
    case .reading(let progress):
      localized("reading %1$@/%2$@", grouped(progress.read), grouped(progress.total))
    case .notLive: localized("not live")
    case .polling: localized("polling")
    case .folderGone(let since): localized("as of %1$@", since.timeOfDay)
    case .saving: localized("saving")
    }
  }
}

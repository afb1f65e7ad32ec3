import Localization
import Posts

extension FolderWatch {
  /// What it means for the person that changes come to be known like this from now on.
  var sentence: String {
    switch self {
    case .events: localized("The folder is followed again.")
    case .polling(.fileSystem):
      localized("No change events on this file system; it is polled.")
    case .polling(.watchLimit):
      localized("No inotify watch is left; the folder is polled.")
    case .polling(.refused):
      localized("The folder cannot be watched; it is polled.")
    case .polling(.asked): localized("The folder is polled.")
    case .folderGone(let since):
      localized("The folder is gone; these are the memos of %1$@.", since.timeOfDay)
    }
  }
}

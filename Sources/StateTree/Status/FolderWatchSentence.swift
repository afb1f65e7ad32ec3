import Localization
import Posts

extension FolderWatch {
  /// What it means for the person that changes come to be known like this from now on.
  var sentence: String {
    switch self {
    case .events: localized("The memo folder is followed again.")
    case .polling(.fileSystem):
      localized("The folder’s file system tells of no changes, so it is looked through every few seconds.")
    case .polling(.watchLimit):
      localized("The limit of inotify watches is reached, so the folder is looked through every few seconds.")
    case .polling(.refused):
      localized("The folder cannot be watched, so it is looked through every few seconds.")
    case .polling(.asked): localized("The folder is looked through every few seconds.")
    case .folderGone(let since):
      localized("The memo folder is gone; what is shown is what was known at %1$@.", since.timeOfDay)
    }
  }
}

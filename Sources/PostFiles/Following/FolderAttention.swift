/// How the folder is to be followed.
package enum FolderAttention: Hashable, Sendable {
  /// By the system's events where they tell of every change, else by looking through it.
  case whatTheFolderNeeds
  /// By looking through it every few seconds in any case.
  case polling
  /// Not at all once it has been read.
  case once
  /// Not at all, nor read: for one who only writes.
  case none
}

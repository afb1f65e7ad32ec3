/// What to do with a file that has further names (hard links), since a new version takes the place of one name only.
package enum HardLinks: Hashable, Sendable {
  /// Leave the file alone and throw `hardLinked`.
  case refuse
  /// Let the other names keep the old version.
  case part
}

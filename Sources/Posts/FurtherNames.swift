/// What to do with a memo whose file has further names (hard links): only one of them can get the new version.
package enum FurtherNames: Hashable, Sendable {
  /// The write fails with `SystemReason.hardLinked`.
  case refuse
  /// The other names keep the old version.
  case keepOld
}

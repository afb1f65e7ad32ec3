import CUnistring

/// What folding depends on beside this program.
package enum FoldingVersion {
  /// The version of libunistring, whose tables of Unicode are used.
  package static var number: Int { Int(dokusho_unistring_version()) }
}

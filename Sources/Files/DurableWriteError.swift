/// Why a write was not carried out.
package enum DurableWriteError: Error, Hashable, Sendable {
  /// The file no longer holds what the edit began from; it was left alone.
  case changedMeanwhile
  /// The file is no longer there.
  case vanished
  /// The name is taken; what has it was left alone.
  case alreadyExists
  /// The file has further names, which would keep the old content.
  case hardLinked
  /// The system refused. The file is whole, and is the old version unless the very last step failed:
  /// a `synchronize` of the folder after the new version had taken its place.
  case failed(FileError)
}

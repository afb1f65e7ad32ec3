/// Bytes that came out of a pseudo-terminal with one read.
struct Arrival {
  /// Since the start of the program or the keys before.
  let time: Duration
  let bytes: [UInt8]
}

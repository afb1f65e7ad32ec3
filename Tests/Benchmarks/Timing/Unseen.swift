/// Something that a program did not show in time.
struct Unseen: Error, CustomStringConvertible {
  let wish: String
  let sent: [UInt8]

  var description: String {
    "\(wish) did not come. The last bytes were \(String(decoding: sent.suffix(400), as: UTF8.self).debugDescription)"
  }
}

import Posts

/// The content of a file of the history: a line that says what it is, the hash of what follows, and that. Whatever is not
/// exactly so is damaged.
enum HistoryFile {
  private static let heading = Array("dokusho history 1\n".utf8)
  private static let hashLength = 16

  static func bytes(of step: EditStep) -> [UInt8] {
    var packer = Packer()
    packer.put(step.name)
    packer.put(step.batch)
    return sealed(packer.bytes)
  }

  static func bytes(of plan: EditPlan) -> [UInt8] {
    var packer = Packer()
    packer.put(plan.name)
    packer.put(plan.batch)
    packer.put(plan.inverses) { $0.put($1) { $0.put($1) } }
    return sealed(packer.bytes)
  }

  /// Nil where the file is damaged.
  static func step(_ bytes: [UInt8]) -> EditStep? {
    read(bytes) { (unpacker) throws(UnpackingError) in
      EditStep(name: try unpacker.editName(), batch: try unpacker.writeBatch())
    }
  }

  /// Nil where the file is damaged.
  static func plan(_ bytes: [UInt8]) -> EditPlan? {
    read(bytes) { (unpacker) throws(UnpackingError) in
      EditPlan(
        name: try unpacker.editName(), batch: try unpacker.writeBatch(),
        inverses: try unpacker.list { (unpacker) throws(UnpackingError) in
          try unpacker.optional { (unpacker) throws(UnpackingError) in try unpacker.write() }
        })
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ value: (inout Unpacker) throws(UnpackingError) -> Value
  ) -> Value? {
    guard bytes.starts(with: heading), bytes.count >= heading.count + hashLength else { return nil }
    let body = bytes[(heading.count + hashLength)...]
    guard hash(of: Array(body)) == Array(bytes[heading.count...].prefix(hashLength)) else { return nil }
    var unpacker = Unpacker(body)
    guard let value = try? value(&unpacker), unpacker.isAtEnd else { return nil }
    return value
  }

  private static func sealed(_ body: [UInt8]) -> [UInt8] { heading + hash(of: body) + body }

  private static func hash(of body: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: ContentHash(of: body).number.littleEndian) { Array($0) }
  }
}

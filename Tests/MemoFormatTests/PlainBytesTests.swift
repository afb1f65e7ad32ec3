import Testing

@testable import MemoFormat

@Suite("A front matter without bytes to look at") struct PlainBytesTests {
  @Test("holds only such as need no second look, wherever in it they stand", arguments: [8, 13, 16, 40])
  func everyByte(count: Int) {
    for byte in UInt8.min...UInt8.max {
      let needsLook = byte < 0x20 && byte != .lineFeed || [0x7F, 0xC2, 0xE2, 0xEF].contains(byte)
      for place in 0..<count {
        var bytes = Array("book: 吾輩は猫である\npage: \"12\"\ntags: []\n".utf8.prefix(count))
        bytes[place] = byte
        if bytes.span.isOfPlainBytes == needsLook { Issue.record("\(byte) at \(place) of \(count)") }
      }
    }
  }
}

import Glibc
import Testing

@testable import Terminal

@MainActor
struct FrameOutputTests {
  @Test("what is written in many pieces arrives in one, frame after frame")
  func onePiece() throws {
    try withPackets { terminal, screen in
      let output = try FrameOutput(to: terminal)
      defer { fclose(output.stream) }
      for frame in ["the first picture", "2nd", "the third picture"] {
        output.send {
          for letter in frame.utf8 { TerminalDevice.write([letter], to: fileno(output.stream)) }
        }
        #expect(packet(from: screen) == frame)
        #expect(packet(from: screen) == "")
      }
    }
  }

  @Test("outside a frame it is the terminal itself")
  func direct() throws {
    try withPackets { terminal, screen in
      let output = try FrameOutput(to: terminal)
      defer { fclose(output.stream) }
      output.send {}
      TerminalDevice.write(Array("modes".utf8), to: fileno(output.stream))
      #expect(packet(from: screen) == "modes")
    }
  }

  /// Two ends of a way on which each write arrives as a packet of its own.
  private func withPackets(_ body: (_ terminal: Int32, _ screen: Int32) throws -> Void) throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { ends.forEach { close($0) } }
    try body(ends[0], ends[1])
  }

  /// What was written at once; empty when nothing has come.
  private func packet(from screen: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(screen, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

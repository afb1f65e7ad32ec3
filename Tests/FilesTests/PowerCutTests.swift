import Testing

@testable import Files

@Suite("A power cut") struct PowerCutTests {
  @Test("at any step leaves the old or the new version, and what was called saved is the new one")
  func replacing() {
    for steps in 0... {
      let disk = MemoryDisk(["a.md": "old"], steps: steps)
      let writer = DurableWriter(directory: "/memos", fileSystem: disk)
      let isSaved = succeeds { try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new")) }
      let allowed: Set<String?> = isSaved ? ["new"] : ["old", "new"]
      #expect(allowed.isSuperset(of: disk.possibleContents(of: name("a.md"))), "after \(steps) steps")
      if disk.hadPower { break }
    }
  }

  @Test("at any step leaves a new file whole or not there, and there when it was called saved")
  func creating() {
    for steps in 0... {
      let disk = MemoryDisk([:], steps: steps)
      let writer = DurableWriter(directory: "/memos", fileSystem: disk)
      let isSaved = succeeds { try writer.create(name("a.md"), with: bytes("new")) }
      let allowed: Set<String?> = isSaved ? ["new"] : [nil, "new"]
      #expect(allowed.isSuperset(of: disk.possibleContents(of: name("a.md"))), "after \(steps) steps")
      if disk.hadPower { break }
    }
  }
}

private func succeeds(_ write: () throws -> Void) -> Bool {
  do {
    try write()
    return true
  } catch {
    return false
  }
}

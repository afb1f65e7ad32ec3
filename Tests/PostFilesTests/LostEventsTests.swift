import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("When events were lost", .timeLimit(.minutes(5))) struct LostEventsTests {
  private let folder = TemporaryFolder()

  @Test("the folder is not proven until it has been read once more, and then nothing is missing")
  func overflow() async throws {
    for number in 0..<200 {
      folder.writeBeside("古", to: "\(number).md")
      folder.link("\(number).md", toFileBeside: "\(number).md")
    }
    let observed = try await ObservedEngine(folder)
    try await observed.probe.complete()
    let count = observed.probe.heard.count
    for number in 0..<200 { folder.writeBeside("新しい", to: "\(number).md") }
    await observed.engine.hear(.overflowed)
    let last = try await observed.probe.complete()
    #expect(last.documents.allSatisfy { $0.firstWords == "新しい" })
    let heard = observed.probe.snapshots.dropFirst(count)
    #expect(heard.first?.metadata == SnapshotMetadata(fromCache: true))
    #expect(heard.first?.documentChanges.isEmpty == true && observed.probe.snapshots.areContinuous)
  }
}

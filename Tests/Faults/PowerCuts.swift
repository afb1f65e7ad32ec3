import CFaults
import Glibc
import TerminalHarness

/// Cuts the power (FS_IOC_SHUTDOWN: nothing more reaches the disk) at random moments of a save on an ext4 of its own.
struct PowerCuts {
  private let wish: FaultsWish
  private let scenario = Scenario.star
  private let folder: TemporaryFolder

  private var image: String { folder.path(of: "disk") }
  private var mount: String { folder.path(of: "mounted") }

  init(_ wish: FaultsWish) throws {
    self.wish = wish
    folder = try TemporaryFolder()
    try folder.makeFolder("mounted")
  }

  /// Why this cannot be tried here; nil where it can.
  static var obstacle: String? {
    if geteuid() != 0 { return "this needs root" }
    return ["mkfs.ext4", "losetup", "mount"].allSatisfy { shell("command -v \($0) >/dev/null") }
      ? nil : "mkfs.ext4, losetup and mount are not all installed"
  }

  func run(_ report: inout FaultsReport) throws {
    guard wish.cuts > 0 else { return }
    guard shell("truncate -s 32M '\(image)' && mkfs.ext4 -q -F '\(image)' && \(mounting)") else {
      print("power cuts: skipped, no image can be mounted here")
      return
    }
    shell("umount '\(mount)'")
    var saved = 0
    for number in 0..<wish.cuts { report.note(try breach(number, &saved)) }
    print("power cuts: \(wish.cuts), \(saved) of them after the save, on ext4")
  }
}

extension PowerCuts {
  /// Nothing is written to the disk by itself within the time that this takes.
  private var mounting: String { "mount -o loop,commit=60 '\(image)' '\(mount)'" }

  private func breach(_ number: Int, _ saved: inout Int) throws -> String? {
    guard shell("mkfs.ext4 -q -F '\(image)' && \(mounting)") else {
      return "cut \(number): no image is mounted"
    }
    defer { shell("umount '\(mount)' 2>/dev/null || umount -l '\(mount)'") }
    shell("mkdir -p '\(mount)/posts'")
    try writeMemos()
    shell("sync")
    let store = try FaultStore(path: mount)
    let isSaved = try cut(number, store)
    saved += isSaved ? 1 : 0
    guard shell("umount '\(mount)' && \(mounting)") else {
      return "cut \(number): the image is not mounted again"
    }
    let moment = isSaved ? "after" : "during"
    let isLost = isSaved && !scenario.isWritten(in: store)
    return (isLost ? "it was not kept" : scenario.breach(in: store)).map {
      "power cut \(number), \(moment) the save: \($0)"
    }
  }

  private func writeMemos() throws {
    for (file, content) in scenario.old {
      let copy = try folder.write("memo", content)
      shell("cp '\(copy)' '\(mount)/posts/\(file)'")
    }
  }

  /// Whether the save was done before the power went.
  private func cut(_ number: Int, _ store: FaultStore) throws -> Bool {
    let session = try store.open(wish.program)
    session.type(scenario.keys)
    let isWaiting = number.isMultiple(of: 2)
    let moment = ContinuousClock.now + (isWaiting ? .seconds(20) : .milliseconds(number % 40))
    while ContinuousClock.now < moment && !(isWaiting && scenario.isDone(in: store)) {
      session.watch(for: .milliseconds(1))
    }
    // The program removes the old version, under its temporary name, only once the new one is on the disk.
    let isSaved = scenario.isDone(in: store)
    dokusho_cut_power(mount)
    session.signal(SIGKILL)
    _ = try session.waitForExit()
    return isSaved
  }
}

/// Runs a command; whether it succeeded.
@discardableResult
func shell(_ command: String) -> Bool { system(command) == 0 }

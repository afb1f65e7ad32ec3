extension Bench {
  /// Starts with the files in the page cache: without the program's own cache, and with it, as the mail reader has its own.
  func measureStart() throws -> [Line] {
    let first = try (0...firstRuns).map { _ in
      cache.remove()
      return try StartTimes(ofProgramOn: self)
    }.dropFirst()
    try warmCache()
    let own = try (0...runs).map { _ in try StartTimes(ofProgramOn: self) }.dropFirst()
    let peer = try neomutt.map { neomutt in
      try (0...runs / 2).map { _ in try StartTimes(of: neomutt) }.dropFirst()
    }
    return lines("", Array(own), peer.map(Array.init), Target(15, 60), Target(70, 500)) + [
      Line(
        what: "  its processor time, all threads", figure: Array(own).processor,
        peers: peer.map { [Line.Peer(name: "neomutt", figure: Array($0).processor)] } ?? []),
      Line(what: "first start, without a cache: first full screen", figure: Array(first).firstScreen),
      Line(what: "first start, without a cache: everything", figure: Array(first).everything),
    ]
  }

  /// Fewer where each takes long.
  private var runs: Int { store.count <= 10_000 ? 9 : 6 }
  private var firstRuns: Int { store.count <= 10_000 ? 5 : 3 }

  /// Starts without any file in the page cache; no lines where that cannot be had.
  func measureColdStart() throws -> [Line] {
    guard PageCache.drop() else { return [] }
    let own = try (0..<3).map { _ in
      _ = PageCache.drop()
      return try StartTimes(ofProgramOn: self)
    }
    let peer = try neomutt.map { neomutt in
      try (0..<3).map { _ in
        _ = PageCache.drop()
        return try StartTimes(of: neomutt)
      }
    }
    return lines("page cache dropped: ", own, peer, Target(100, 300), Target(600, 2_500))
  }

  private func lines(
    _ condition: String, _ own: [StartTimes], _ peer: [StartTimes]?, _ first: Target, _ everything: Target
  ) -> [Line] {
    [
      line("\(condition)start → first full screen", own.firstScreen, first, neomutt: peer?.firstScreen),
      line("\(condition)start → all read, searchable", own.everything, everything, neomutt: peer?.everything),
    ]
  }
}

import MemoFormat
import Posts

/// The saved tabs as the bytes of their file: a YAML list with a `name` and a `query` each.
struct TabsText {
  private static let heading = "# The tabs of dokusho: a name and a query each.\n\n"

  let snapshot: SavedTabsSnapshot
  private let list: MappingList
  /// The item of each tab.
  private let places: [Int]

  init(_ bytes: [UInt8]) throws(SavedTabsProblem) {
    do throws(MappingList.Problem) {
      list = try MappingList(bytes)
    } catch {
      throw SavedTabsProblem(error)
    }
    var (snapshot, places) = (SavedTabsSnapshot(), [Int]())
    for (place, item) in list.items.enumerated() {
      do throws(SavedTabsProblem) {
        let tab = try Self.tab(item)
        guard !snapshot.tabs.contains(where: { $0.isNamed(tab.name) }) else {
          throw .nameTwice(line: item.line, name: tab.name)
        }
        snapshot.tabs.append(tab)
        places.append(place)
      } catch {
        snapshot.problems.append(error)
      }
    }
    (self.snapshot, self.places) = (snapshot, places)
  }

  private static func tab(_ item: MappingList.Item) throws(SavedTabsProblem) -> SavedTab {
    let content: FrontMatter
    do throws(MappingList.Problem) {
      content = try item.content.get()
    } catch {
      throw SavedTabsProblem(error)
    }
    guard let name = content.text("name"), !name.allSatisfy(\.isWhitespace),
      let query = content.entry("query")
    else { throw .incomplete(line: item.line) }
    do throws(QueryProblem) {
      return SavedTab(name: name, condition: try SearchCondition(parsing: query.text ?? ""))
    } catch {
      throw .query(line: item.line, name: name, error)
    }
  }
}

extension TabsText {
  func keeping(_ tab: SavedTab) throws(SavedTabsError) -> [UInt8] {
    guard let index = snapshot.tabs.firstIndex(where: { $0.isNamed(tab.name) }) else {
      let bytes = list.appending(["name": tab.name, "query": tab.condition.line])
      return list.bytes.isEmpty ? Array(Self.heading.utf8) + bytes : bytes
    }
    return try edit(tab.name) { () throws(EditError) in
      try list.setting("query", to: tab.condition.line, ofItem: places[index])
    }
  }

  func renaming(_ name: String, to newName: String) throws(SavedTabsError) -> [UInt8] {
    let index = try index(of: name)
    let isTaken = snapshot.tabs.enumerated().contains { $0.offset != index && $0.element.isNamed(newName) }
    if isTaken { throw .nameTaken(newName) }
    return try edit(name) { () throws(EditError) in
      try list.setting("name", to: newName, ofItem: places[index])
    }
  }

  func moving(_ name: String, by distance: Int) throws(SavedTabsError) -> [UInt8] {
    let index = try index(of: name)
    guard places.indices.contains(index + distance) else { return list.bytes }
    let text = list.text(ofItem: places[index])
    do throws(MappingList.Problem) {
      return try MappingList(list.removing(places[index])).inserting(text, at: places[index + distance])
    } catch {
      throw .notEditable(name)
    }
  }

  func removing(_ name: String) throws(SavedTabsError) -> ([UInt8], RemovedTab) {
    let place = places[try index(of: name)]
    return (
      list.removing(place), RemovedTab(name: name, text: list.text(ofItem: place), position: place)
    )
  }

  func restoring(_ removed: RemovedTab) throws(SavedTabsError) -> [UInt8] {
    if snapshot.tabs.contains(where: { $0.isNamed(removed.name) }) { throw .nameTaken(removed.name) }
    return list.inserting(removed.text, at: min(removed.position, list.items.count))
  }

  private func index(of name: String) throws(SavedTabsError) -> Int {
    guard let index = snapshot.tabs.firstIndex(where: { $0.isNamed(name) }) else { throw .gone(name) }
    return index
  }

  private func edit(
    _ name: String, _ change: () throws(EditError) -> [UInt8]
  ) throws(SavedTabsError) -> [UInt8] {
    do throws(EditError) {
      return try change()
    } catch {
      throw .notEditable(name)
    }
  }
}

extension SavedTabsProblem {
  fileprivate init(_ problem: MappingList.Problem) {
    self =
      switch problem {
      case .notUTF8: .notUTF8
      case .notAList(let line): .notAList(line: line)
      case .notAMapping(let line): .incomplete(line: line)
      case .invalidYAML(let line, let reason): .invalidYAML(line: line, reason: reason)
      }
  }
}

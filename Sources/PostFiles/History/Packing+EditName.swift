import Posts

extension Packer {
  mutating func put(_ name: EditName) {
    switch name {
    case .favorite(let isFavorite, let count): put("favorite", isFavorite ? 1 : 0, count)
    case .deleted(let count): put("deleted", count)
    case .restored(let count): put("restored", count)
    case .edited(let id): put("edited", id)
    case .added(let id): put("added", id)
    case .samplesAdded(let count): put("samplesAdded", count)
    case .tagged(let count): put("tagged", count)
    case .rated(let count): put("rated", count)
    case .kind(let count): put("kind", count)
    case .status(let count): put("status", count)
    case .fields(let count): put("fields", count)
    }
  }

  private mutating func put(_ word: String, _ numbers: Int...) {
    put(word)
    for number in numbers { put(number) }
  }

  private mutating func put(_ word: String, _ id: PostID) {
    put(word)
    put(id.bytes)
  }
}

extension Unpacker {
  mutating func editName() throws(UnpackingError) -> EditName {
    switch try text() {
    case "favorite": .favorite(try number() == 1, count: try number())
    case "deleted": .deleted(count: try number())
    case "restored": .restored(count: try number())
    case "edited": .edited(PostID(bytes: try bytes()))
    case "added": .added(PostID(bytes: try bytes()))
    case "samplesAdded": .samplesAdded(count: try number())
    case "tagged": .tagged(count: try number())
    case "rated": .rated(count: try number())
    case "kind": .kind(count: try number())
    case "status": .status(count: try number())
    case "fields": .fields(count: try number())
    default: throw UnpackingError()
    }
  }
}

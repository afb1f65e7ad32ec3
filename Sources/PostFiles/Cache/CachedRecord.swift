import Files
import Posts

/// A memo as a cache keeps it, without its text: what `RecordReader` makes a memo of again. That it is a conflict copy is
/// seen by its name, and which other memo it belongs to is found anew.
extension CachedBytes {
  /// - Parameter isDoubtful: Whether the file is to be read again in any case.
  mutating func putRecord(of memo: IndexedPost, _ status: FileVersion, isDoubtful: Bool) {
    let fields = memo.post.fields
    let traits = CachedTraits(fields, isDoubtful: isDoubtful)
    put(traits.number)
    put(status.changed)
    put(status.mark)
    put(Int64(memo.contentHash))
    put(fields.created)
    putPart(memo.name.bytes)
    putPart(fields.firstWords)
    put(UInt32(fields.titleLengthInWords))
    putPart(fields.titleLengthInWords == 0 ? fields.title : "")
    putPart(fields.book)
    putPart(fields.authors)
    putPart(fields.page)
    putPart(fields.tags)
    if traits.hasRareFields { putRareFields(fields) }
  }

  private mutating func putRareFields(_ fields: PostFields) {
    putPart(fields.location)
    putPart(fields.chapter)
    putPart(fields.isbn)
    putPart(fields.source)
    put(Int64(fields.createdForOrder))
    put(UInt8(fields.updated == nil ? 0 : 1))
    if let updated = fields.updated { put(updated) }
  }
}

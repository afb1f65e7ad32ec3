import Localization
import Posts

extension EditName {
  /// The name in words, as part of a sentence.
  var words: String {
    switch self {
    case .favorite(true, let count): counted("star of %1$@ memo", "stars of %1$@ memos", count)
    case .favorite(false, let count):
      counted("removed star of %1$@ memo", "removed stars of %1$@ memos", count)
    case .deleted(let count): counted("deletion of %1$@ memo", "deletion of %1$@ memos", count)
    case .restored(let count): counted("restoring of %1$@ memo", "restoring of %1$@ memos", count)
    case .edited(let id): localized("edit of %1$@", id.inSentence)
    case .added(let id): localized("new memo %1$@", id.inSentence)
    case .samplesAdded(let count): counted("adding of %1$@ sample", "adding of %1$@ samples", count)
    case .tagged(let count): counted("tags of %1$@ memo", "tags of %1$@ memos", count)
    case .rated(let count): counted("rating of %1$@ memo", "rating of %1$@ memos", count)
    case .kind(let count): counted("kind of %1$@ memo", "kind of %1$@ memos", count)
    case .status(let count): counted("status of %1$@ memo", "status of %1$@ memos", count)
    case .fields(let count): counted("fields of %1$@ memo", "fields of %1$@ memos", count)
    }
  }
}

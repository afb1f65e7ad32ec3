import BadMemos
import Files
import MemoFormat
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A bad file in the folder", .timeLimit(.minutes(2))) struct BadFilesTests {
  private let folder = TemporaryFolder()

  @Test("is one of those whose story is told here, or the temporary file of a sync program")
  func all() {
    #expect(BadMemo.all.map(\.name) == BadFiles.memoNames)
    #expect(BadFiles.names.count == BadFiles.memoNames.count + 1)
  }

  @Test("is listed by its title, with its mark, and can be read")
  func reading() async throws {
    let posts = try await opened()
    let documents = try await posts.query(SearchCondition()).documents()
    for memo in BadMemo.all {
      let id = try id(of: memo)
      let post = try #require(documents.first { $0.id == id })
      #expect(post.title.utf8.elementsEqual(memo.title.utf8), "\(memo.name): \(post.title)")
      #expect(post.problem == memo.problem, "\(memo.name)")
      let document = try await SnapshotProbe<DocumentSnapshot>(posts, id.text).snapshot()
      #expect(document.body.utf8.starts(with: memo.opening.utf8), "\(memo.name): \(document.body.prefix(40))")
      #expect(folder.bytes(of: try fileName(memo)) == BadFiles.bytes(memo.name), "\(memo.name)")
    }
  }

  @Test("takes a star in its own line and gives it back, or refuses it and stays as it is")
  func starring() async throws {
    let posts = try await opened()
    for memo in BadMemo.all {
      let (name, old) = (try fileName(memo), BadFiles.bytes(memo.name))
      let starred = memo.starred(old)
      #expect(await commit(true, on: name, to: posts) == (starred != old), "\(memo.name)")
      #expect(folder.bytes(of: name) == starred, "\(memo.name)")
      guard starred != old else { continue }
      #expect(await commit(false, on: name, to: posts), "\(memo.name)")
      #expect(
        folder.bytes(of: name) == starred.replacing("favorite: true", by: "favorite: false"), "\(memo.name)")
      #expect(await commit(true, on: name, to: posts) && folder.bytes(of: name) == starred, "\(memo.name)")
    }
  }

  @Test("does not keep another from being listed, and the temporary file of a sync program is no memo")
  func together() async throws {
    let documents = try await opened().query(SearchCondition()).documents()
    #expect(Set(documents.map { $0.id.text + ".md" }) == Set(BadFiles.memoNames))
    #expect(folder.names == BadFiles.names)
  }

  @Test(
    "is found by words, whatever stands between their letters or however they are composed",
    arguments: [
      ("36-zero-width", "パスワード"), ("38-nfd-text", "がぎぐ"), ("38-nfd-text", "한글"), ("31-utf16le", "本文"),
      ("34-ansi-escapes", "赤い題名"), ("39-combining-heavy", "行頭"), ("42-long-line", "うえおabcあい"),
    ])
  func searching(name: String, words: String) async throws {
    let found = SearchCondition().containing(words)
    let documents = try await opened().query(found).documents()
    #expect(documents.map(\.id.text).contains(name))
  }

  /// The collection over all bad files, once it has read them.
  private func opened() async throws -> PostFilesCollection {
    for name in BadFiles.names { folder.write(BadFiles.bytes(name), to: try #require(FileName(name))) }
    let posts = try collection(folder)
    try await SnapshotProbe(posts).complete()
    return posts
  }

  private func fileName(_ memo: BadMemo) throws -> FileName { try #require(FileName(memo.name)) }

  private func id(of memo: BadMemo) throws -> PostID { MemoName.id(of: try fileName(memo)) }

  /// Whether the change was made.
  private func commit(_ isFavorite: Bool, on name: FileName, to posts: PostFilesCollection) async -> Bool {
    var batch = WriteBatch()
    batch.update(MemoName.id(of: name), .favorite(isFavorite))
    do throws(PostsError) {
      try await posts.commit(batch)
      return true
    } catch {
      return false
    }
  }
}

extension [UInt8] {
  /// The bytes with the first occurrence of a text replaced.
  fileprivate func replacing(_ old: String, by new: String) -> [UInt8] {
    let old = Array(old.utf8)
    guard let start = indices.first(where: { self[$0...].starts(with: old) }) else { return self }
    return self[..<start] + Array(new.utf8) + self[(start + old.count)...]
  }
}

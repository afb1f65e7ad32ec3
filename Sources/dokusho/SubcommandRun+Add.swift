import Glibc
import Localization
import Posts
import StateTree
import Subcommands

extension SubcommandRun {
  /// Adds a memo and prints its name. One of which nothing is said is written in the person's own editor, where there
  /// is a terminal for it.
  func add(_ memo: AddedMemo) async throws(StartError) -> Int32 {
    let dependencies = try dependencies(memosIn: try PostsFolder(in: directory))
    if memo.isEmpty && isatty(STDIN_FILENO) == 1 { return await addFromEditor(dependencies) }
    guard let note = text(of: memo) else {
      return refuse(localized("dokusho: the standard input is not UTF-8, so no memo was added."))
    }
    return await add(memo, note, dependencies)
  }

  /// The file of a text is kept until the memo is there.
  private func addFromEditor(_ dependencies: Dependencies) async -> Int32 {
    let editor = dependencies.editor
    let visit: TextVisit
    do throws(EditorError) {
      visit = try await editor.edit("")
    } catch {
      return refuse(EditorNotice.notOpened(error).sentence)
    }
    if let notice = visit.notice { return refuse(notice.sentence) }
    let text = visit.text ?? ""
    let status = await add(AddedMemo(), text, dependencies)
    if status == ExitStatus.fine || text.isEmpty { editor.forget(visit) }
    return status
  }

  private func add(_ memo: AddedMemo, _ note: String, _ dependencies: Dependencies) async -> Int32 {
    let content = PostContent(memo, note: note, created: dependencies.localTime.now)
    if content.isEmpty { return refuse(localized("dokusho: there is no text, so no memo was added.")) }
    do {
      let id = try await Additions(dependencies).add(content)
      StandardStreams.printResult(id.text)
      return ExitStatus.fine
    } catch {
      return refuse(Message(error).sentence)
    }
  }

  private func refuse(_ sentence: String) -> Int32 {
    StandardStreams.complain(sentence)
    return ExitStatus.failed
  }

  /// Nil where it is no text.
  private func text(of memo: AddedMemo) -> String? {
    switch memo.text {
    case .none: ""
    case .given(let text): text
    case .standardInput: String(validating: StandardStreams.readInput(), as: UTF8.self)
    }
  }
}

extension PostContent {
  fileprivate init(_ memo: AddedMemo, note: String, created: Timestamp) {
    self.init(created: created)
    book = memo.book
    authors = memo.authors
    page = memo.page
    tags = memo.tags
    kind = memo.kind
    body = QuotedBody(quote: memo.quote, note: note.withUnixLineEnds).tidy.body
  }

  /// Whether nothing would stand in the memo but when it was made.
  fileprivate var isEmpty: Bool { self == PostContent(created: created) }
}

extension String {
  fileprivate var withUnixLineEnds: String { String(map { $0 == "\r\n" ? "\n" : $0 }) }
}

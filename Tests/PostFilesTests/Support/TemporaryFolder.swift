import Files
import Glibc

/// A real folder for the memos of one test, with room beside it; all is removed when the test drops it.
final class TemporaryFolder: Sendable {
  private let base: String

  /// Where the memos stand.
  let path: String
  /// A folder that nobody watches.
  private let beside: String
  /// Where what was read may be kept.
  var cachePath: String { "\(base)/cache" }
  /// Where deleted memos go.
  var trash: String { "\(base)/.trash" }

  init() {
    var template = Array("/tmp/dokusho-posts-XXXXXX".utf8CString)
    base = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    path = "\(base)/posts"
    beside = "\(base)/beside"
    mkdir(path, 0o755)
    mkdir(beside, 0o755)
  }

  deinit {
    let folders = [path, beside, trash, historyPath, statePath, cachePath, "\(base)/moved"]
    for folder in folders { removeFolder(folder) }
    unlink(path)
    rmdir(base)
  }
}

extension TemporaryFolder {
  /// Writes in place, making the file when it is not there.
  func write(_ text: String, to name: String) {
    writeFile(text, in: path, FileName(name))
  }

  /// Writes a file whose name need not be text.
  func write(_ text: String, to name: FileName) {
    writeFile(text, in: path, name)
  }

  /// Writes a file of any bytes and any name.
  func write(_ bytes: [UInt8], to name: FileName) {
    writeFile(bytes, in: path, name)
  }

  /// Writes a file beside and renames it into the folder, as careful programs do.
  func replace(_ name: String, by text: String) {
    writeBeside(text, to: name)
    Glibc.rename("\(beside)/\(name)", "\(path)/\(name)")
  }

  /// Writes a file in the folder that nobody watches.
  func writeBeside(_ text: String, to name: String) {
    writeFile(text, in: beside, FileName(name))
  }

  func rename(_ old: String, to new: String) {
    Glibc.rename("\(path)/\(old)", "\(path)/\(new)")
  }

  /// Moves a file to the folder that nobody watches.
  func moveOut(_ name: String) {
    Glibc.rename("\(path)/\(name)", "\(beside)/\(name)")
  }

  /// Moves a file from there into this one.
  func moveIn(_ name: String) {
    Glibc.rename("\(beside)/\(name)", "\(path)/\(name)")
  }

  func delete(_ name: String) {
    unlink("\(path)/\(name)")
  }

  /// Makes a symbolic link to a file in the folder that nobody watches.
  func link(_ name: String, toFileBeside target: String) {
    symlink("\(beside)/\(target)", "\(path)/\(name)")
  }

  /// Makes a symbolic link that leads to itself, so that no one can read it.
  func linkToItself(_ name: String) {
    symlink(name, "\(path)/\(name)")
  }

  /// Gives a file a further name outside of the folder.
  func linkHard(_ name: String) {
    Glibc.link("\(path)/\(name)", "\(beside)/\(name)")
  }

  /// Gives a file of the folder that nobody watches a name in this one.
  func linkHere(_ name: String, as newName: String) {
    Glibc.link("\(beside)/\(name)", "\(path)/\(newName)")
  }

  /// Opens a file to be written to in several steps.
  func open(_ name: String, _ flags: Int32) -> OpenFile {
    OpenFile(descriptor: Glibc.open("\(path)/\(name)", flags, 0o644))
  }

  func makePipe(_ name: String) {
    mkfifo("\(path)/\(name)", 0o644)
  }

  func makeFolder(_ name: String) {
    mkdir("\(path)/\(name)", 0o755)
  }

  /// Sets the time of the last change to now and leaves the content.
  func touch(_ name: String) {
    utimensat(AT_FDCWD, "\(path)/\(name)", nil, 0)
  }

  /// Sets the time of the last change, in seconds since 1970.
  func setModified(_ seconds: Int, of name: String) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    utimensat(AT_FDCWD, "\(path)/\(name)", times, 0)
  }

  func setMode(_ mode: UInt32, of name: String) {
    chmod("\(path)/\(name)", mode)
  }

  /// Removes the folder of memos with all in it.
  func remove() {
    removeFolder(path)
  }

  /// Makes an empty folder of memos where it was.
  func restore() {
    mkdir(path, 0o700)
  }

  /// Lengthens a file by bytes that take no room on the disk and read as zeros.
  func lengthen(_ name: String, to count: Int) {
    truncate("\(path)/\(name)", count)
  }

  /// Gives the folder of memos another name.
  func moveAway() {
    Glibc.rename(path, "\(base)/moved")
  }

  /// Gives the folder of memos its name again.
  func moveBack() {
    Glibc.rename("\(base)/moved", path)
  }

  /// Puts a folder with these files, made elsewhere, where the folder of memos was.
  func putInPlace(_ files: [String: String]) {
    for (name, text) in files { writeFile(text, in: beside, FileName(name)) }
    Glibc.rename(beside, path)
  }

  /// Moves the folder of memos away and makes a file of its name.
  func replaceFolderByFile() {
    Glibc.close(Glibc.open("\(base)/file", O_WRONLY | O_CREAT, 0o600))
    moveAway()
    Glibc.rename("\(base)/file", path)
  }
}

extension TemporaryFolder {
  /// The content as text; nil when there is no such file.
  func text(of name: String) -> String? {
    let file = Glibc.open("\(path)/\(name)", O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// All bytes of a file; none when there is no such file.
  func bytes(of name: FileName) -> [UInt8] {
    let file = Glibc.open(cPath(path, name.bytes), O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// The twelve permission bits.
  func mode(of name: String) -> UInt32 {
    var status = stat()
    stat("\(path)/\(name)", &status)
    return status.st_mode & 0o7777
  }

  /// All names in the folder, sorted.
  var names: [String] {
    namesIn(path).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// All names in the trash, sorted; none where there is no trash.
  var trashNames: [String] {
    namesIn(trash).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// A folder for state, which is no part of the store.
  var statePath: String { "\(base)/state" }

  /// The history of edits as files.
  var historyPath: String { "\(statePath)/history" }

  /// The names of the files of the history, sorted.
  var historyNames: [String] {
    namesIn(historyPath).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// Makes a file of the history of other bytes.
  func damageHistory(_ name: String, _ change: (inout [UInt8]) -> Void) {
    let file = Glibc.open("\(historyPath)/\(name)", O_RDWR)
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    bytes.removeLast(bytes.count - max(0, read(file, &bytes, bytes.count)))
    change(&bytes)
    lseek(file, 0, SEEK_SET)
    ftruncate(file, 0)
    _ = Glibc.write(file, bytes, bytes.count)
    close(file)
  }
}

private func writeFile(_ text: String, in folder: String, _ name: FileName?) {
  writeFile(Array(text.utf8), in: folder, name)
}

private func writeFile(_ bytes: [UInt8], in folder: String, _ name: FileName?) {
  let file = open(cPath(folder, name?.bytes ?? []), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  _ = write(file, bytes, bytes.count)
  close(file)
}

private func removeFolder(_ folder: String) {
  for name in namesIn(folder) where unlink(cPath(folder, name)) != 0 {
    rmdir(cPath(folder, name))
  }
  rmdir(folder)
}

private func namesIn(_ folder: String) -> [[UInt8]] {
  guard let listing = opendir(folder) else { return [] }
  defer { closedir(listing) }
  var names: [[UInt8]] = []
  while let entry = readdir(listing) {
    names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
  }
  return names.filter { $0 != [0x2E] && $0 != [0x2E, 0x2E] }
}

private func cPath(_ folder: String, _ name: [UInt8]) -> [CChar] {
  (Array("\(folder)/".utf8) + name).map(CChar.init(bitPattern:)) + [0]
}

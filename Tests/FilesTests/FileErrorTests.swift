import Glibc
import Testing

@testable import Files

@Suite("A file error") struct FileErrorTests {
  @Test(
    "names the cause",
    arguments: [
      (ENOENT, FileErrorReason.notFound), (EACCES, .notPermitted), (EPERM, .notPermitted), (EROFS, .readOnly),
      (ENOSPC, .full), (EDQUOT, .quota), (ENOTDIR, .notADirectory), (EEXIST, .alreadyExists),
      (ENAMETOOLONG, .nameTooLong), (EIO, .other(EIO)),
    ])
  func reason(code: Int32, reason: FileErrorReason) {
    #expect(FileError(.write, nil, code: code).reason == reason)
  }

  @Test("reads as a sentence for logs")
  func description() {
    let error = FileError(.rename, name("読書.md"), code: ENOSPC)
    #expect("\(error)" == "rename 読書.md: No space left on device")
  }

  @Test("does not call the limits of watching a full disk")
  func limits() {
    #expect(WatchError(code: ENOSPC) == .limitReached)
    #expect(WatchError(code: EMFILE) == .limitReached)
    #expect(WatchError(code: EACCES) == .failed(FileError(.watch, nil, code: EACCES)))
  }
}

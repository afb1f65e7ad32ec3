import Files
import Glibc
import Posts

extension PostsError {
  init(_ error: DurableWriteError, _ id: PostID) {
    self =
      switch error {
      case .changedMeanwhile: .changedMeanwhile(id)
      case .vanished: .vanished(id)
      case .alreadyExists: .nameTaken(id)
      case .hardLinked: .notWritten(id, .hardLinked)
      case .failed(let error): .notWritten(id, SystemReason(error))
      }
  }
}

extension SystemReason {
  package init(_ error: FileError) {
    self =
      switch error.reason {
      case .notFound: .notFound
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .full: .full
      case .quota: .quotaExceeded
      case .notADirectory: .notADirectory
      case .nameTooLong: .nameTooLong
      case .alreadyExists, .other: .other(String(cString: strerror(error.code)))
      }
  }
}

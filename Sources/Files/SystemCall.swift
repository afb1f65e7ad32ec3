import Glibc

/// Makes a system call, again when a signal interrupted it, and throws its error number.
@discardableResult
func call<Result: SignedInteger>(
  _ operation: FileOperation, _ name: FileName? = nil, _ body: () -> Result
) throws(FileError) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw FileError(operation, name, code: code) }
  }
}

/// The bytes with the NUL that C strings end with.
func cString(_ bytes: [UInt8]) -> [CChar] {
  [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
    for byte in bytes {
      buffer[count] = CChar(bitPattern: byte)
      count += 1
    }
    buffer[count] = 0
    count += 1
  }
}

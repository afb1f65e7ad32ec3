/// How many memos have been read, of how many.
package struct LoadingProgress: Hashable, Sendable {
  package let read: Int
  package let total: Int

  package init(read: Int, total: Int) {
    self.read = read
    self.total = total
  }
}

/// Where a memo's text stands among the texts of all memos: in which chunk, and there at which number.
struct TextPlace {
  let chunk: Int32
  let number: Int32

  init(chunk: Int, number: Int) {
    (self.chunk, self.number) = (Int32(chunk), Int32(number))
  }
}

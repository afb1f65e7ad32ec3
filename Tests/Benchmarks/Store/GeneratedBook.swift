/// A book that generated memos are about.
struct GeneratedBook {
  let number: Int
  let title: String
  let author: String
}

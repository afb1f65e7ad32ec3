import Dispatch
import Files
import Posts
import StateTree

/// The port `SamplePosts` over the folder of samples that comes with the program.
struct SampleFiles: SamplePosts {
  /// Nil where the program's files are not installed.
  let folder: String?

  func all() async throws(SamplePostsError) -> [NewPost] {
    let samples = await withCheckedContinuation { continuation in
      DispatchQueue(label: "dokusho.samples").async { continuation.resume(returning: read()) }
    }
    guard !samples.isEmpty else { throw SamplePostsError() }
    return samples
  }

  private func read() -> [NewPost] {
    guard let folder, let directory = try? Directory(folder), let entries = try? directory.entries() else {
      return []
    }
    return entries.filter { $0.name.hasSuffix(".md") }.compactMap { entry in
      (try? directory.read(entry, limit: 1 << 20)).map {
        NewPost(id: PostID(bytes: Array(entry.name.bytes.dropLast(3))), bytes: $0.bytes)
      }
    }
  }
}

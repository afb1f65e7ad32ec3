/// The medians of several runs, as a line of text.
struct Summary: CustomStringConvertible {
  let size: Int
  let timings: [Timings]

  var description: String {
    """
    \(size) memos: first full screen \(median(\.firstScreen)), everything read \(median(\.everything)), \
    j \(median(\.key)), one more filter letter \(median(\.filterKey)), \
    peak memory \(timings.map(\.peakMemory).sorted()[timings.count / 2] / 1024) MiB
    """
  }

  private func median(_ part: (Timings) -> Duration) -> String {
    let middle = timings.map(part).sorted()[timings.count / 2]
    return "\((middle / .milliseconds(1) * 10).rounded() / 10)"
  }
}

import Glibc

/// What stands above the table.
struct Legend: CustomStringConvertible {
  var description: String {
    """
    Medians, in a pseudo-terminal of 120×40, the page cache and the program's own cache warm unless said. A start counts from just
    before the program is spawned to the read that brings the last byte of the frame; a key from its sending to the last byte that
    it brings, a letter of a filter in 119 columns, which show the list alone. Beside it: what the other program takes, and how many
    times as much that is.
    Stores: .build/bench, kept until make clean.
    """ + notes.map { "\n\($0)" }.joined()
  }

  private var notes: [String] {
    [("neomutt", "neomutt"), ("ripgrep", "rg")].filter { installedProgram($0.1) == nil }
      .map { "Not installed here: \($0.0)." }
      + (access("/proc/sys/vm/drop_caches", W_OK) == 0
        ? [] : ["Dropping the page cache is not possible here: only root may."])
  }
}

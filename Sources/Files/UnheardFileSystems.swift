/// File systems whose files may be changed without this system hearing of it: by other machines, by a program behind
/// FUSE, or in a lower layer. Their magic numbers are those of statfs(2) and linux/magic.h.
enum UnheardFileSystems {
  private static let magicNumbers: Set<Int> = [
    0x6969,  // NFS
    0x517B,  // SMB
    0xFE53_4D42,  // SMB2
    0xFF53_4D42,  // CIFS
    0x6573_5546,  // FUSE: sshfs, rclone and others
    0x0102_1997,  // 9p
    0x5346_414F,  // AFS
    0x6B41_4653,  // the kernel's own AFS
    0x00C3_6400,  // Ceph
    0x794C_7630,  // overlay
  ]

  static func contains(_ magicNumber: Int) -> Bool {
    magicNumbers.contains(magicNumber & 0xFFFF_FFFF)
  }
}

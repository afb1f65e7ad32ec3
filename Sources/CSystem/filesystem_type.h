#ifndef DOKUSHO_FILESYSTEM_TYPE_H
#define DOKUSHO_FILESYSTEM_TYPE_H
#include <sys/vfs.h>

/* statfs(2), which Swift's Glibc lacks: the magic number of the file system of an open file; -1 on failure. */
static inline long dokusho_filesystem_type(int descriptor) {
  struct statfs status;
  return fstatfs(descriptor, &status) == 0 ? (long)status.f_type : -1;
}
#endif

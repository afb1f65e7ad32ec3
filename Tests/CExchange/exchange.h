#ifndef DOKUSHO_EXCHANGE_H
#define DOKUSHO_EXCHANGE_H
#include <linux/fs.h>
#include <sys/syscall.h>
#include <unistd.h>

/* renameat2(2) with RENAME_EXCHANGE on absolute paths: two names swap their files in one step. */
static inline int dokusho_exchange(const char *one, const char *other) {
  return (int)syscall(SYS_renameat2, -1, one, -1, other, RENAME_EXCHANGE);
}
#endif

#ifndef DOKUSHO_RENAME_WITHOUT_REPLACING_H
#define DOKUSHO_RENAME_WITHOUT_REPLACING_H
#include <linux/fs.h>
#include <sys/syscall.h>
#include <unistd.h>

/* renameat2(2) with RENAME_NOREPLACE: fails with EEXIST when the new name is taken. */
static inline int dokusho_rename_without_replacing(int old_directory, const char *old_name,
                                                   int new_directory, const char *new_name) {
  return (int)syscall(SYS_renameat2, old_directory, old_name, new_directory, new_name, RENAME_NOREPLACE);
}

/* renameat2(2) with RENAME_EXCHANGE: two names change places; EINVAL where the file system cannot. */
static inline int dokusho_exchange_names(int directory, const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, directory, first, directory, second, RENAME_EXCHANGE);
}
#endif

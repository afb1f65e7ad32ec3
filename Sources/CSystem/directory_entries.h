#ifndef DOKUSHO_DIRECTORY_ENTRIES_H
#define DOKUSHO_DIRECTORY_ENTRIES_H
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

/* getdents64(2): fills the buffer with records of the kernel's `struct linux_dirent64`. */
static inline long dokusho_directory_entries(int directory, void *buffer, size_t capacity) {
  return syscall(SYS_getdents64, directory, buffer, capacity);
}
#endif

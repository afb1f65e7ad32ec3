#ifndef DOKUSHO_FAULTS_H
#define DOKUSHO_FAULTS_H
#include <fcntl.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* FS_IOC_SHUTDOWN with NOLOGFLUSH on a mounted file system: nothing more reaches its disk. */
static inline int dokusho_cut_power(const char *mount) {
  uint32_t flag = 2;
  int directory = open(mount, O_RDONLY | O_CLOEXEC);
  int result = ioctl(directory, _IOR('X', 125, uint32_t), &flag);
  close(directory);
  return result;
}
#endif

#ifndef DOKUSHO_PROCESS_SPAWN_H
#define DOKUSHO_PROCESS_SPAWN_H
#include <spawn.h>

/* <spawn.h> has these under _GNU_SOURCE or _DEFAULT_SOURCE only, which Swift's Glibc does not define. */
static const short dokusho_spawn_setsid = 0x80; /* POSIX_SPAWN_SETSID */

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

#endif

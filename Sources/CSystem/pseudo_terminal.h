#ifndef DOKUSHO_PSEUDO_TERMINAL_H
#define DOKUSHO_PSEUDO_TERMINAL_H
#include <stddef.h>

/* <stdlib.h> declares these under _XOPEN_SOURCE or _GNU_SOURCE only, which Swift's Glibc does not define. */
extern int posix_openpt(int flags);
extern int grantpt(int master);
extern int unlockpt(int master);
extern int ptsname_r(int master, char *name, size_t size);

#endif

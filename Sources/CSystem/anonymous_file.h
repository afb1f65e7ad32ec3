#ifndef DOKUSHO_ANONYMOUS_FILE_H
#define DOKUSHO_ANONYMOUS_FILE_H

/* <sys/mman.h> declares it under _GNU_SOURCE only, which Swift's Glibc does not define. */
extern int memfd_create(const char *name, unsigned int flags);

static const unsigned int dokusho_close_on_exec = 1U; /* MFD_CLOEXEC */

#endif

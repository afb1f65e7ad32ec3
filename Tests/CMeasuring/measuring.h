#ifndef DOKUSHO_MEASURING_H
#define DOKUSHO_MEASURING_H

#include <malloc.h> /* Not part of Swift's Glibc. */
#include <poll.h>
#include <signal.h>
#include <time.h>

/* <poll.h> declares it under _GNU_SOURCE only, which Swift's Glibc does not define. */
extern int ppoll(struct pollfd *watched, nfds_t count, const struct timespec *timeout, const sigset_t *mask);

#endif

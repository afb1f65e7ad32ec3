#ifndef DOKUSHO_PIPE_H
#define DOKUSHO_PIPE_H

/* <unistd.h> declares it under _GNU_SOURCE only, which Swift's Glibc does not define. */
extern int pipe2(int descriptors[2], int flags);

#endif

#ifndef DOKUSHO_PIPE_H
#define DOKUSHO_PIPE_H

/* <unistd.h> declares these under _GNU_SOURCE only, which Swift's Glibc does not define. */
extern int pipe2(int descriptors[2], int flags);
extern int dup3(int descriptor, int target, int flags);

#endif

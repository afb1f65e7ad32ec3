#ifndef DOKUSHO_FORWARDED_SIGNAL_H
#define DOKUSHO_FORWARDED_SIGNAL_H

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static int dokusho_signal_pipe = -1;

static void dokusho_pass_signal_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(dokusho_signal_pipe, &byte, 1);
  (void)written;
  errno = saved;
}

/* Writes the number of each such signal, as one byte, into a pipe that does not block; there is one pipe for all signals. */
static inline void dokusho_forward_signal(int number, int pipe) {
  struct sigaction action = {.sa_handler = dokusho_pass_signal_on, .sa_flags = SA_RESTART};
  dokusho_signal_pipe = pipe;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static inline int dokusho_is_signal_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

#endif

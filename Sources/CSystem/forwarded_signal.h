#ifndef DOKUSHO_FORWARDED_SIGNAL_H
#define DOKUSHO_FORWARDED_SIGNAL_H

#include "crash_restoration.h"
#include <errno.h>
#include <signal.h>
#include <unistd.h>

enum { DOKUSHO_SECONDS_TO_END = 1 };

static int dokusho_signal_pipe = -1;
static struct dokusho_crash *dokusho_last_resort = NULL;

static void dokusho_pass_signal_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(dokusho_signal_pipe, &byte, 1);
  (void)written;
  errno = saved;
}

static void dokusho_pass_end_on(int number) {
  if (dokusho_last_resort && !dokusho_last_resort->ending) {
    dokusho_last_resort->ending = number;
    alarm(DOKUSHO_SECONDS_TO_END);
  }
  dokusho_pass_signal_on(number);
}

static void dokusho_handle_by(void (*handler)(int), int number, int pipe) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  dokusho_signal_pipe = pipe;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/* Writes the number of each such signal, as one byte, into a pipe that does not block; there is one pipe for all signals. */
static inline void dokusho_forward_signal(int number, int pipe) {
  dokusho_handle_by(dokusho_pass_signal_on, number, pipe);
}

/* The same for a signal that asks the program to end: when it has not done so in a second, because it hangs or waits for a terminal
   that takes nothing any more, it is ended with the terminal restored as after a crash. */
static inline void dokusho_forward_end(int number, int pipe, struct dokusho_crash *crash) {
  dokusho_last_resort = crash;
  dokusho_handle_by(dokusho_pass_end_on, number, pipe);
}

static inline int dokusho_is_signal_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

#endif

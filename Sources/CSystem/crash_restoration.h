#ifndef DOKUSHO_CRASH_RESTORATION_H
#define DOKUSHO_CRASH_RESTORATION_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int dokusho_fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
enum { DOKUSHO_FATAL_SIGNALS = sizeof dokusho_fatal_signals / sizeof *dokusho_fatal_signals };

/* What a crash does to the terminal. */
struct dokusho_crash {
  int armed;
  struct termios modes;
  char bytes[512];
  size_t count;
  int held;   /* the file with what was meant for standard error while the screen was up, or -1 */
  int errors; /* the true standard error */
  volatile sig_atomic_t ending; /* the signal that asked the program to end, or 0 */
  struct sigaction former[DOKUSHO_FATAL_SIGNALS];
};

/* Swift would not emit it without an initial value. */
static struct dokusho_crash dokusho_crash = {.held = -1};

/* Gives up on a terminal that takes nothing for a fifth of a second: a signal handler must not wait for ever. */
static void dokusho_write_all(int descriptor, const char *bytes, size_t count) {
  int flags = fcntl(descriptor, F_GETFL);
  fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  while (count > 0) {
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EAGAIN && poll(&ready, 1, 200) == 1) continue;
    if (written <= 0) break;
    bytes += written;
    count -= (size_t)written;
  }
  fcntl(descriptor, F_SETFL, flags);
}

static void dokusho_tell_held_errors(void) {
  char block[1024];
  off_t offset = 0;
  ssize_t count;
  if (dokusho_crash.held < 0) return;
  while ((count = pread(dokusho_crash.held, block, sizeof block, offset)) > 0) {
    dokusho_write_all(dokusho_crash.errors, block, (size_t)count);
    offset += count;
  }
  dup2(dokusho_crash.errors, STDERR_FILENO);
}

static void dokusho_set_former_actions(void) {
  for (int i = 0; i < DOKUSHO_FATAL_SIGNALS; i++)
    sigaction(dokusho_fatal_signals[i], &dokusho_crash.former[i], NULL);
}

/* Calls only what POSIX lists as safe in a signal handler. */
static void dokusho_restore_terminal(void) {
  if (!__atomic_exchange_n(&dokusho_crash.armed, 0, __ATOMIC_SEQ_CST)) return;
  dokusho_write_all(STDOUT_FILENO, dokusho_crash.bytes, dokusho_crash.count);
  tcsetattr(STDIN_FILENO, TCSANOW, &dokusho_crash.modes);
  dokusho_tell_held_errors();
}

static void dokusho_end_at_last(int number) {
  dokusho_restore_terminal();
  _exit(128 + (dokusho_crash.ending ? dokusho_crash.ending : number));
}

/* After the restoration the signal takes its former course. */
static void dokusho_restore_and_die(int number, siginfo_t *info, void *context) {
  (void)context;
  dokusho_restore_terminal();
  dokusho_set_former_actions();
  if (info->si_code > 0) return; /* The faulty instruction runs again, for the former handler to see. */
  raise(number);
  signal(number, SIG_DFL); /* Swift's own handler returns, counting on a faulty instruction to run again. */
  raise(number);
}

/* Prepares what a crash writes to the terminal, at most 512 bytes, and the modes it restores; SIGALRM then ends a program that was
   asked to end and did not. To be called once: the result, still disarmed, is what the handlers see, while another Swift file would
   have a static variable of its own. */
static inline struct dokusho_crash *dokusho_prepare_crash_restoration(
    const char *bytes, size_t count, const struct termios *modes) {
  struct sigaction action = {
      .sa_sigaction = dokusho_restore_and_die, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK};
  struct sigaction last = {.sa_handler = dokusho_end_at_last};
  dokusho_crash.count = count < sizeof dokusho_crash.bytes ? count : sizeof dokusho_crash.bytes;
  memcpy(dokusho_crash.bytes, bytes, dokusho_crash.count);
  dokusho_crash.modes = *modes;
  sigemptyset(&action.sa_mask);
  sigemptyset(&last.sa_mask);
  sigaction(SIGALRM, &last, NULL);
  for (int i = 0; i < DOKUSHO_FATAL_SIGNALS; i++)
    sigaction(dokusho_fatal_signals[i], &action, &dokusho_crash.former[i]);
  return &dokusho_crash;
}

/* From now on a crash restores the terminal, and then tells the errors held back in a file (-1: none). */
static inline void dokusho_arm(struct dokusho_crash *crash, int held, int errors) {
  crash->held = held;
  crash->errors = errors;
  __atomic_store_n(&crash->armed, 1, __ATOMIC_SEQ_CST);
}

/* From now on a crash leaves the terminal alone. */
static inline void dokusho_disarm(struct dokusho_crash *crash) {
  __atomic_store_n(&crash->armed, 0, __ATOMIC_SEQ_CST);
}

#endif

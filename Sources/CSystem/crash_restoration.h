#ifndef DOKUSHO_CRASH_RESTORATION_H
#define DOKUSHO_CRASH_RESTORATION_H

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
  struct sigaction former[DOKUSHO_FATAL_SIGNALS];
};

/* Swift would not emit it without an initial value. */
static struct dokusho_crash dokusho_crash = {.held = -1};

static void dokusho_write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
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

/* Calls only what POSIX lists as safe in a signal handler; then the signal takes its former course. */
static void dokusho_restore_and_die(int number, siginfo_t *info, void *context) {
  (void)context;
  if (__atomic_exchange_n(&dokusho_crash.armed, 0, __ATOMIC_SEQ_CST)) {
    dokusho_write_all(STDOUT_FILENO, dokusho_crash.bytes, dokusho_crash.count);
    tcsetattr(STDIN_FILENO, TCSANOW, &dokusho_crash.modes);
    dokusho_tell_held_errors();
  }
  dokusho_set_former_actions();
  if (info->si_code > 0) return; /* The faulty instruction runs again, for the former handler to see. */
  raise(number);
  signal(number, SIG_DFL); /* Swift's own handler returns, counting on a faulty instruction to run again. */
  raise(number);
}

/* Prepares what a crash writes to the terminal, at most 512 bytes, and the modes it restores. To be called once: the result, still
   disarmed, is what the handler sees, while another Swift file would have a static variable of its own. */
static inline struct dokusho_crash *dokusho_prepare_crash_restoration(
    const char *bytes, size_t count, const struct termios *modes) {
  struct sigaction action = {.sa_sigaction = dokusho_restore_and_die, .sa_flags = SA_SIGINFO | SA_NODEFER};
  dokusho_crash.count = count < sizeof dokusho_crash.bytes ? count : sizeof dokusho_crash.bytes;
  memcpy(dokusho_crash.bytes, bytes, dokusho_crash.count);
  dokusho_crash.modes = *modes;
  sigemptyset(&action.sa_mask);
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

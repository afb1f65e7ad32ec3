#ifndef DOKUSHO_GLOBAL_EXECUTOR_H
#define DOKUSHO_GLOBAL_EXECUTOR_H
#include <time.h>

/* The hooks by which Swift's concurrency runtime hands over jobs that belong to no actor; see its
   swift/Runtime/Concurrency.h. */
#define DOKUSHO_SWIFT __attribute__((swiftcall))
typedef DOKUSHO_SWIFT void (*dokusho_enqueue)(void *job);
typedef DOKUSHO_SWIFT void (*dokusho_enqueue_at)(
    long long, long long, long long, long long, int clock, void *job);
extern DOKUSHO_SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, dokusho_enqueue original);
extern DOKUSHO_SWIFT void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long, long long, int clock, void *job,
    dokusho_enqueue_at original);
extern DOKUSHO_SWIFT void swift_job_run(void *job, void *executor, void *implementation);

struct dokusho_global_executor {
  void (*run)(void *job);
  void (*run_after)(void *job, long long nanoseconds);
};
/* Swift would not emit it without an initial value. */
static struct dokusho_global_executor dokusho_global_executor = {.run = 0};

static DOKUSHO_SWIFT void dokusho_enqueue_global(void *job, dokusho_enqueue original) {
  (void)original;
  dokusho_global_executor.run(job);
}

/* The clocks are Swift's: 1 is continuous, 2 stands still while the machine sleeps. */
static DOKUSHO_SWIFT void dokusho_enqueue_global_at(
    long long seconds, long long nanoseconds, long long tolerance, long long rest, int clock, void *job,
    dokusho_enqueue_at original) {
  struct timespec now;
  (void)tolerance, (void)rest, (void)original;
  clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
  dokusho_global_executor.run_after(
      job, (seconds - now.tv_sec) * 1000000000LL + nanoseconds - now.tv_nsec);
}

/* From now on such jobs are given to these functions, which have them run by dokusho_run_job. */
static inline void dokusho_set_global_executor(
    void (*run)(void *job), void (*run_after)(void *job, long long nanoseconds)) {
  dokusho_global_executor.run = run;
  dokusho_global_executor.run_after = run_after;
  swift_task_enqueueGlobal_hook = dokusho_enqueue_global;
  swift_task_enqueueGlobalWithDeadline_hook = dokusho_enqueue_global_at;
}

static inline void dokusho_run_job(void *job) {
  swift_job_run(job, 0, 0);
}
#endif

#ifndef DOKUSHO_GLOBAL_EXECUTOR_H
#define DOKUSHO_GLOBAL_EXECUTOR_H

/* The hook by which Swift's concurrency runtime hands over jobs that belong to no actor; see its
   swift/Runtime/Concurrency.h. */
#define DOKUSHO_SWIFT __attribute__((swiftcall))
typedef DOKUSHO_SWIFT void (*dokusho_enqueue)(void *job);
extern DOKUSHO_SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, dokusho_enqueue original);
extern DOKUSHO_SWIFT void swift_job_run(void *job, void *executor, void *implementation);

/* Swift would not emit it without an initial value. */
static void (*dokusho_global_run)(void *job) = 0;

static DOKUSHO_SWIFT void dokusho_enqueue_global(void *job, dokusho_enqueue original) {
  (void)original;
  dokusho_global_run(job);
}

/* From now on such jobs are given to this function, which has them run by dokusho_run_job. */
static inline void dokusho_set_global_executor(void (*run)(void *job)) {
  dokusho_global_run = run;
  swift_task_enqueueGlobal_hook = dokusho_enqueue_global;
}

static inline void dokusho_run_job(void *job) {
  swift_job_run(job, 0, 0);
}
#endif

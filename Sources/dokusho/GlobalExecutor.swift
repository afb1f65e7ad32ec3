import CSystem
import Dispatch

/// Runs the jobs that belong to no actor on a queue of our own.
///
/// libdispatch watches its shared pool of threads with a timer, once a second and for ever, as soon as anything has run
/// there; threads of serial queues are not of that pool. So nothing runs while nothing happens. Whoever sleeps is woken
/// by `ProgramClock`.
enum GlobalExecutor {
  private static let queue = DispatchQueue(label: "dokusho.jobs")

  /// Call before the first task is made.
  static func install() {
    dokusho_set_global_executor { job in
      // A job is handed from one thread to another, and used by one at a time.
      nonisolated(unsafe) let job = job
      GlobalExecutor.queue.async { dokusho_run_job(job) }
    }
  }
}

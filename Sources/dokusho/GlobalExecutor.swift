import CSystem
import Dispatch

/// Runs the jobs that belong to no actor on a queue of our own.
///
/// libdispatch watches its shared pool of threads with a timer, once a second and for ever, as soon as anything has run
/// there; threads of serial queues are not of that pool. So nothing runs while nothing happens.
enum GlobalExecutor {
  private static let queue = DispatchQueue(label: "dokusho.jobs")

  /// Call before the first task is made.
  static func install() {
    dokusho_set_global_executor(
      { job in GlobalExecutor.run(job, after: nil) },
      { job, nanoseconds in GlobalExecutor.run(job, after: .nanoseconds(Int(max(0, nanoseconds)))) })
  }

  private static func run(_ job: UnsafeMutableRawPointer?, after time: DispatchTimeInterval?) {
    // A job is handed from one thread to another, and used by one at a time.
    nonisolated(unsafe) let job = job
    if let time {
      queue.asyncAfter(deadline: .now() + time) { dokusho_run_job(job) }
    } else {
      queue.async { dokusho_run_job(job) }
    }
  }
}

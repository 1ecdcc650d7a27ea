internal import Foundation

/// Threads that end by themselves.
///
/// Foundation's threads do not tell if the system provides none, so that their work would be awaited forever.
enum DetachedThread {
  /// Starts a thread; returns whether the system provides one.
  ///
  /// - Parameter work: not called without a thread.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let kept = unsafe Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().perform()
        }
        return nil
      }, kept.toOpaque())
    guard status == 0 else {
      unsafe kept.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private final class Work: Sendable {
    let perform: @Sendable () -> Void

    init(_ perform: @escaping @Sendable () -> Void) {
      self.perform = perform
    }
  }
}

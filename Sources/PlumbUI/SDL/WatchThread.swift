internal import Foundation

/// A thread that waits for the outside world on behalf of a window.
final class WatchThread: Sendable {
  private let stopReader: Int32
  private let stopWriter: Int32

  /// `nil` where the system gives no handles.
  init?() {
    var pipeEnds: [Int32] = [-1, -1]
    guard unsafe pipe(&pipeEnds) == 0 else { return nil }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopReader = pipeEnds[0]
    stopWriter = pipeEnds[1]
  }

  /// Starts the thread; once only.
  ///
  /// - Parameter watch: what it does until the handle it is given has something to read.
  func start(_ watch: @escaping @Sendable (_ stop: Int32) -> Void) {
    Thread.detachNewThread { [stopReader] in
      Self.blockSignals()
      watch(stopReader)
      close(stopReader)
    }
  }

  /// Tells the thread to end, without waiting for it; once only.
  func stop() {
    close(stopWriter)
  }

  /// A signal has to reach the thread that waits for events, or else it would not end the wait.
  private static func blockSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

internal import Foundation

/// A thread that waits for file descriptors on behalf of a window.
final class WatchThread: Sendable {
  private let stopReader: Int32
  private let stopWriter: Int32

  /// Creates the pipe that stops the thread; `nil` if the system provides no file descriptors.
  init?() {
    var pipeEnds: [Int32] = [-1, -1]
    guard unsafe pipe(&pipeEnds) == 0 else { return nil }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopReader = pipeEnds[0]
    stopWriter = pipeEnds[1]
  }

  /// Starts the thread; must be called at most once. Returns whether the system provides one; if not, nothing is
  /// left to stop.
  ///
  /// - Parameter watch: runs until the given file descriptor becomes readable.
  func start(_ watch: @escaping @Sendable (_ stop: Int32) -> Void) -> Bool {
    let isStarted = DetachedThread.start { [stopReader] in
      Self.blockSignals()
      watch(stopReader)
      close(stopReader)
    }
    if !isStarted {
      close(stopReader)
      close(stopWriter)
    }
    return isStarted
  }

  /// Requests the thread to end, without waiting for it; must be called at most once.
  func stop() {
    close(stopWriter)
  }

  /// Blocks all signals on the thread: a signal must reach the thread that waits for events, or it
  /// would not end that wait.
  private static func blockSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

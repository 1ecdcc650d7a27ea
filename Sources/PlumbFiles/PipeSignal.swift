internal import Foundation

/// The signal SIGPIPE, which a write to a pipe without a reader sends.
enum PipeSignal {
  /// Performs a write without the signal.
  ///
  /// The signal is sent to the thread that writes, so it is blocked and taken there: an action set
  /// temporarily would also apply to writes of other threads, and of the program itself.
  static func withheld(
    _ write: () -> Result<Int, POSIXError>
  ) -> Result<Int, POSIXError> {
    var signals = sigset_t()
    var earlier = sigset_t()
    var pending = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGPIPE)
    _ = unsafe sigpending(&pending)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    let result = write()
    if case .failure(let error) = result, error.code == .EPIPE,
      unsafe sigismember(&pending, SIGPIPE) == 0
    {
      var noTime = timespec()
      while unsafe sigtimedwait(&signals, nil, &noTime) == -1, errno == EINTR {}
    }
    return result
  }

  /// Ends the program by the signal, as the system ends programs whose reader is gone.
  static func endProgram() -> Never {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGPIPE)
    _ = signal(SIGPIPE, SIG_DFL)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = raise(SIGPIPE)
    // As a shell reports the signal.
    exit(128 + SIGPIPE)
  }
}

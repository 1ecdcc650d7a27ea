internal import Foundation
internal import Synchronization

/// The signals that ask the program to end: SIGTERM, SIGHUP and SIGINT.
///
/// Each becomes a request to close all windows, so that the program ends in order. After a SIGINT,
/// as of Control C in a terminal, the program then ends by that signal, which tells a shell to stop
/// the script that started it; a second SIGINT ends the program at once. A signal that is ignored,
/// as by `nohup`, or that the program handles itself, is left alone.
final class EndSignals: Sendable {
  /// The end of a pipe that becomes readable when a signal arrives; negative if the system provides no pipe.
  let reader: Int32
  private let writer: Int32
  private let handled: [Int32]

  /// Installs the handlers. Without a pipe, `take()` has to be called again and again.
  init() {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler that waits for room in the pipe would stop the program.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
    // Initialised here, because nothing may be initialised in the handlers.
    received.store(0, ordering: .relaxed)
    signalPipe.store(writer, ordering: .releasing)
    handled = [SIGTERM, SIGHUP, SIGINT].filter(Self.install)
  }

  /// Removes the handlers.
  func stop() {
    for number in handled { _ = signal(number, SIG_DFL) }
    signalPipe.store(-1, ordering: .releasing)
    if writer >= 0 { close(writer) }
  }

  /// Empties the pipe; called on the thread that waits for it.
  func emptyPipe() {
    var bytes: [UInt8] = [0, 0, 0, 0]
    while unsafe read(reader, &bytes, bytes.count) > 0 {}
  }

  /// Closes the end of the pipe that the thread waited for.
  func closeReader() {
    if reader >= 0 { close(reader) }
  }

  /// Returns whether a signal has arrived since the last call.
  func take() -> Bool {
    let number = received.exchange(0, ordering: .acquiringAndReleasing)
    if number == SIGINT { Self.endBySignal() }
    return number != 0
  }

  /// Replaces the default action of a signal. Returns whether the signal had the default action.
  private static func install(_ number: Int32) -> Bool {
    var old = sigaction()
    guard unsafe sigaction(number, nil, &old) == 0,
      unsafe old.__sigaction_handler.sa_handler == nil
    else { return false }
    var new = sigaction()
    unsafe new.__sigaction_handler.sa_handler = handle
    new.sa_flags = SA_RESTART
    return unsafe sigaction(number, &new, nil) == 0
  }

  /// Makes the program end as by SIGINT.
  private static func endBySignal() {
    atexit {
      // An end by a signal would not write the buffers.
      fflush(nil)
      _ = signal(SIGINT, SIG_DFL)
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGINT)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(SIGINT)
    }
  }
}

// At file scope, as a signal handler captures nothing.
private let received = Atomic<Int32>(0)
private let signalPipe = Atomic<Int32>(-1)

/// Notes a signal. Only functions that are safe in a signal handler are called.
private func handle(_ number: Int32) {
  let error = errno
  received.store(number, ordering: .relaxed)
  if number == SIGINT { _ = signal(SIGINT, SIG_DFL) }
  var byte: UInt8 = 0
  let pipe = signalPipe.load(ordering: .acquiring)
  if pipe >= 0 { _ = unsafe write(pipe, &byte, 1) }
  errno = error
}

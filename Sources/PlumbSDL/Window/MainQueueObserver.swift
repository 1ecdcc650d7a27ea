internal import CSDL2
internal import Dispatch
internal import Foundation
internal import Synchronization

/// An observer that ends the wait for events when work for the main actor or a signal arrives.
///
/// SDL's wait does not include the main dispatch queue, so a task that resumes there would not run
/// until the next event. A thread polls the queue's handle, which takes no CPU time while the queue
/// is empty.
final class MainQueueObserver: Sendable {
  private let wake: SDLWakeUp
  private let signals = EndSignals()
  /// The handle of the main queue; negative if another thread runs the queue, as in tests. The
  /// function is linked and not looked up by name, which a program that contains the library does
  /// not export.
  private let queueHandle: Int32
  /// The thread; `nil` if the system provides none, or no file descriptors for it.
  private let thread: WatchThread?
  private let isStarted = Atomic(false)
  private let isWaiting = Atomic(false)
  private let drained = DispatchSemaphore(value: 0)

  /// Starts observing.
  init(wake: SDLWakeUp) {
    self.wake = wake
    thread = signals.reader < 0 ? nil : WatchThread()
    queueHandle = _dispatch_get_main_queue_handle_4CF()
    let hasThread = thread?.start { [self] stop in watch(until: stop) }
    isStarted.store(hasThread == true, ordering: .relaxed)
  }

  /// Whether work and signals end the wait. If not, both have to be looked for again and again.
  var isObserving: Bool { isStarted.load(ordering: .relaxed) }

  /// Signals that the queue was drained; the thread waits for this after each wake-up.
  func queueWasEmptied() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { drained.signal() }
  }

  /// Returns whether a signal that asks the program to end has arrived since the last call.
  func takeEndSignal() -> Bool { signals.take() }

  /// Ends the thread.
  func stop() {
    signals.stop()
    guard isObserving else { return signals.closeReader() }
    thread?.stop()
    // The thread may wait for the queue to be drained; without a signal it would not end.
    drained.signal()
  }

  private func watch(until stop: Int32) {
    // A negative handle is left out.
    var handles = [queueHandle, stop, signals.reader].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      guard unsafe poll(&handles, nfds_t(handles.count), -1) > 0 else { continue }
      if handles[1].revents != 0 { break }
      if handles[2].revents != 0 {
        signals.emptyPipe()
        wake.call()
      }
      if handles[0].revents == 0 { continue }
      isWaiting.store(true, ordering: .releasing)
      wake.call()
      drained.wait()
    }
    signals.closeReader()
  }
}

internal import CSDL2
internal import Dispatch
internal import Foundation
internal import Synchronization

/// An observer that ends the wait for events when work for the main actor arrives.
///
/// SDL's wait does not include the main dispatch queue, so a task that resumes there would not run
/// until the next event. A thread polls the queue's handle, which takes no CPU time while the queue
/// is empty.
final class MainQueueObserver: Sendable {
  private let wake: SDLWakeUp
  private let queueHandle: Int32
  private let thread: WatchThread
  private let isWaiting = Atomic(false)
  private let drained = DispatchSemaphore(value: 0)

  /// Starts observing; `nil` if the system provides no handle of the queue.
  init?(wake: SDLWakeUp) {
    guard let handle = Self.mainQueueHandle, let thread = WatchThread() else { return nil }
    self.wake = wake
    self.thread = thread
    queueHandle = handle
    thread.start { [self] stop in watch(until: stop) }
  }

  /// Signals that the queue was drained; the thread waits for this after each wake-up.
  func queueWasEmptied() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { drained.signal() }
  }

  /// Ends the thread.
  func stop() {
    thread.stop()
    // The thread may wait for the queue to be drained; without a signal it would not end.
    drained.signal()
  }

  private func watch(until stop: Int32) {
    var handles = [queueHandle, stop].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      guard unsafe poll(&handles, nfds_t(handles.count), -1) > 0 else { continue }
      if handles[1].revents != 0 { break }
      isWaiting.store(true, ordering: .releasing)
      wake.call()
      drained.wait()
    }
  }

  /// The handle of the main queue; linked and not looked up by name, which a program that contains
  /// the library does not export.
  private static var mainQueueHandle: Int32? {
    let handle = _dispatch_get_main_queue_handle_4CF()
    return handle >= 0 ? handle : nil
  }
}

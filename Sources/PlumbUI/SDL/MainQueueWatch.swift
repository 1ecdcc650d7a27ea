internal import Dispatch
internal import Foundation
internal import Synchronization

/// Ends the event wait when work for the main actor arrives.
///
/// SDL's wait knows nothing of the queue behind the main actor, so a task that resumes there would
/// stay asleep until the person moves the mouse. A thread watches the queue's handle, which costs
/// nothing while nothing happens.
final class MainQueueObserver: Sendable {
  private let wake: SDLWakeUp
  private let queueHandle: Int32
  private let thread: WatchThread
  private let isWaiting = Atomic(false)
  private let fittingSize = DispatchSemaphore(value: 0)

  /// Starts to watch; `nil` where the system offers no handle of the queue.
  init?(wake: SDLWakeUp) {
    guard let handle = Self.mainQueueHandle, let thread = WatchThread() else { return nil }
    self.wake = wake
    self.thread = thread
    queueHandle = handle
    thread.start { [self] stop in watch(until: stop) }
  }

  /// Tells that the queue was emptied, which the watch waits for after each call.
  func queueWasEmptied() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { fittingSize.signal() }
  }

  /// Ends the thread.
  func stop() {
    thread.stop()
    // Whether it waits now or is about to: without this call it might for ever.
    fittingSize.signal()
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
      fittingSize.wait()
    }
  }

  /// What Foundation's run loop waits on for the main queue. The function has no header.
  private static var mainQueueHandle: Int32? {
    guard let symbol = unsafe dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    typealias Function = @convention(c) () -> Int32
    let handle = unsafe unsafeBitCast(symbol, to: Function.self)()
    return handle >= 0 ? handle : nil
  }
}

internal import Dispatch
internal import Foundation
internal import Synchronization

/// Ends the event wait when work for the main actor arrives.
///
/// SDL's wait knows nothing of the queue behind the main actor, so a task that resumes there would
/// stay asleep until the person moves the mouse. A thread watches the queue's handle, which costs
/// nothing while nothing happens.
final class MainQueueWatch: Sendable {
  private let wake: SDLWakeUp
  private let queueHandle: Int32
  private let stopReader: Int32
  private let stopWriter: Int32
  private let isWaiting = Atomic(false)
  private let answer = DispatchSemaphore(value: 0)

  /// Starts to watch; `nil` where the system offers no handle of the queue.
  init?(wake: SDLWakeUp) {
    var pipeEnds: [Int32] = [-1, -1]
    guard let handle = Self.mainQueueHandle, unsafe pipe(&pipeEnds) == 0 else { return nil }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.wake = wake
    queueHandle = handle
    stopReader = pipeEnds[0]
    stopWriter = pipeEnds[1]
    Thread.detachNewThread { [self] in watch() }
  }

  /// Tells that the queue was emptied, which the watch waits for after each call.
  func queueWasEmptied() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { answer.signal() }
  }

  /// Ends the thread.
  func stop() {
    close(stopWriter)
    // Whether it waits now or is about to: without this call it might for ever.
    answer.signal()
  }

  private func watch() {
    blockSignals()
    var handles = [queueHandle, stopReader].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      guard unsafe poll(&handles, nfds_t(handles.count), -1) > 0 else { continue }
      if handles[1].revents != 0 { break }
      isWaiting.store(true, ordering: .releasing)
      wake.call()
      answer.wait()
    }
    close(stopReader)
  }

  /// A signal has to reach the thread that waits for events, or else it would not end the wait.
  private func blockSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// What Foundation's run loop waits on for the main queue. The function has no header.
  private static var mainQueueHandle: Int32? {
    guard let symbol = unsafe dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    typealias Function = @convention(c) () -> Int32
    let handle = unsafe unsafeBitCast(symbol, to: Function.self)()
    return handle >= 0 ? handle : nil
  }
}

internal import CSDL2
internal import Synchronization

/// A custom event that ends the wait for events from any thread.
final class SDLWakeUp: Sendable {
  private let type: UInt32
  /// Whether the event is in the queue. Only one is queued at a time, so that the queue cannot fill
  /// up.
  private let isPending = Atomic(false)
  /// Whether an event could not be queued since the last call of `takeMissedCall()`, as memory is exhausted or
  /// the queue is full.
  private let isMissed = Atomic(false)
  /// Whether the last event could be queued. If not, waits are short, as further calls may not end them.
  private let isQueueing = Atomic(true)

  /// The time in seconds that a wait may take: in a single longer one, SDL does not notice that the connection
  /// to the X server is lost, and goes on reading from it.
  static let longestWait: Double = 2
  /// The time in seconds that a wait may take if nothing may end it.
  static let shortestWait = 0.02

  init() {
    let registered = SDL_RegisterEvents(1)
    // Events of the number that stands for none would never arrive. The last one is shared instead with
    // the libraries that took all: some waits end for nothing.
    type = registered == .max ? SDL_LASTEVENT.rawValue : registered
  }

  /// Posts the event unless it is already in the queue. May be called on any thread.
  func call() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var event = unsafe SDL_Event()
    unsafe event.type = type
    let isQueued = unsafe PlumbPushEvent(&event) == 1
    isQueueing.store(isQueued, ordering: .relaxed)
    if isQueued { return }
    isPending.store(false, ordering: .releasing)
    isMissed.store(true, ordering: .releasing)
  }

  /// Whether the event of the next call will end a wait, as far as one can tell.
  var isReliable: Bool { isQueueing.load(ordering: .relaxed) }

  /// Returns whether there was a call whose event could not be queued.
  func takeMissedCall() -> Bool { isMissed.exchange(false, ordering: .acquiringAndReleasing) }

  /// Returns whether an event is the wake-up event, and if so permits the next one.
  func consume(_ event: SDL_Event) -> Bool {
    guard unsafe event.type == type else { return false }
    isPending.store(false, ordering: .releasing)
    return true
  }
}

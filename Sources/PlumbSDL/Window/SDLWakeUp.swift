internal import CSDL2
internal import Synchronization

/// A custom event that ends the wait for events from any thread.
final class SDLWakeUp: Sendable {
  private let type: UInt32
  /// Whether the event is in the queue. Only one is queued at a time, so that the queue cannot fill
  /// up.
  private let isPending = Atomic(false)

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
    if unsafe PlumbPushEvent(&event) != 1 { isPending.store(false, ordering: .releasing) }
  }

  /// Returns whether an event is the wake-up event, and if so permits the next one.
  func consume(_ event: SDL_Event) -> Bool {
    guard unsafe event.type == type else { return false }
    isPending.store(false, ordering: .releasing)
    return true
  }
}

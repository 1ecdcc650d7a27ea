internal import CSDL2
internal import Synchronization

/// A knock on the door of the event wait, from any thread.
final class SDLWakeUp: Sendable {
  private let type: UInt32
  /// Many calls before the next turn are one event, so that the queue cannot fill up.
  private let isPending = Atomic(false)

  init() {
    type = SDL_RegisterEvents(1)
  }

  func call() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var event = unsafe SDL_Event()
    unsafe event.type = type
    if unsafe SDL_PushEvent(&event) != 1 { isPending.store(false, ordering: .releasing) }
  }

  /// Whether the event is a call, which is then answered.
  func fittingSizes(_ event: SDL_Event) -> Bool {
    guard unsafe event.type == type else { return false }
    isPending.store(false, ordering: .releasing)
    return true
  }
}

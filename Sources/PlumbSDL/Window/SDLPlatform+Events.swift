internal import CSDL2
internal import Foundation

extension SDLPlatform {
  /// Returns all pending events; if there are none, waits for one until a deadline.
  ///
  /// A wait without limit takes no CPU time. Each call also runs the work of the main actor and the
  /// timers of the run loop. The result is empty after the deadline, after `wakeUp()`, and if the
  /// main actor had work or a timer was due. After the connection to the desktop is lost, every call
  /// returns a request to close all windows.
  ///
  /// - Parameter deadline: the time in seconds on the clock of `now`; `nil` waits without limit.
  public func events(until deadline: Double?) -> [WindowEvent] {
    let close = [WindowEvent(.closeRequested)]
    if isClosed || DisplayLoss.isNoticed { return close }
    let timer = runMainActor()
    var batch = EventBatch()
    var isAwake = drain(into: &batch)
    while batch.isEmpty, !isAwake, !DisplayLoss.isNoticed {
      var event = unsafe SDL_Event()
      switch unsafe wait(for: &event, until: Self.earlier(deadline, timer)) {
      case .event: isAwake = unsafe handle(event, into: &batch)
      case .wakeUp: isAwake = true
      case .deadline:
        if timer != nil { runMainActor() }
        return []
      case .failure: return close
      }
      if drain(into: &batch) { isAwake = true }
    }
    if isAwake { runMainActor() }
    if mainQueueWatch.takeEndSignal() {
      // Input that arrived before the signal, while the main actor worked, would be lost with the windows.
      _ = drain(into: &batch, isEnd: true)
      batch.append(WindowEvent(.closeRequested))
    }
    return DisplayLoss.isNoticed ? batch.events + close : batch.events
  }

  private enum WaitOutcome {
    case event, wakeUp, deadline, failure
  }

  /// Waits in pieces, between which the loss of the display and calls of `wakeUp()` without an event are noticed.
  private func wait(for event: inout SDL_Event, until deadline: Double?) -> WaitOutcome {
    while !DisplayLoss.isNoticed {
      if wake.takeMissedCall() { return .wakeUp }
      let start = now
      let seconds = min((deadline ?? .infinity) - start, longestWait)
      guard seconds > 0 else { return .deadline }
      let milliseconds = Int32(seconds * 1_000)
      if milliseconds > 0, unsafe PlumbWaitEventTimeout(&event, milliseconds) == 1 { return .event }
      // After a wait that failed at once, no event will arrive any more.
      if seconds == SDLWakeUp.longestWait, now - start < 1 { return .failure }
      // SDL waits for whole milliseconds; without the rest, frames would be early.
      let rest = min(start + seconds - now, 0.001)
      if rest > 0 { usleep(UInt32((rest * 1_000_000).rounded(.up))) }
      if !mainQueueWatch.isObserving { return .wakeUp }
    }
    return .failure
  }

  /// The time in seconds after which a wait has to be ended, whether or not an event arrives.
  private var longestWait: Double {
    wake.isReliable && mainQueueWatch.isObserving ? SDLWakeUp.longestWait : SDLWakeUp.shortestWait
  }

  /// Runs the work of the main actor and the timers that are due, neither of which run during SDL's
  /// wait.
  ///
  /// - Returns: the time in seconds on the clock of `now` at which the next timer is due; `nil` if
  ///   there is none.
  @discardableResult
  private func runMainActor() -> Double? {
    let next = RunLoop.current.limitDate(forMode: .default)
    mainQueueWatch.queueWasEmptied()
    guard let next, next < .distantFuture else { return nil }
    return now + next.timeIntervalSinceNow
  }

  /// Returns the earlier of two times, of which `nil` is never.
  private static func earlier(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Takes all pending events; returns whether `wakeUp()` was among them.
  ///
  /// - Parameter isEnd: whether input after a click or a key that may move the focus is not left for the next frame.
  private func drain(into batch: inout EventBatch, isEnd: Bool = false) -> Bool {
    var isAwake = false
    var event = unsafe SDL_Event()
    repeat {
      while unsafe PlumbPollEvent(&event) == 1 {
        if unsafe handle(event, into: &batch) { isAwake = true }
      }
    } while (isEnd || !batch.mayMoveFocus) && PlumbPassX11Input()
    return isAwake
  }

  /// Appends the events for an SDL event; returns whether it is the event of `wakeUp()`.
  private func handle(_ event: SDL_Event, into batch: inout EventBatch) -> Bool {
    defer { unsafe SDLTextEvents.release(event) }
    if unsafe wake.consume(event) { return true }
    if unsafe event.type == SDL_QUIT.rawValue {
      // On Wayland this is SDL's only sign of a lost connection.
      _ = DisplayLoss.isNoticedNow
      batch.append(WindowEvent(.closeRequested))
      return false
    }
    guard let number = unsafe SDLEvents.windowNumber(of: event) else { return false }
    // Pending events of a closed window are dropped.
    guard let window = window(numbered: number) else { return false }
    for translated in unsafe window.events(from: event) {
      batch.append(WindowEvent(translated, window: window.id))
    }
    if number == window.id.rawValue || number == 0, unsafe SDLEvents.focus(after: event) == true {
      // A window that never had the focus is not told that another one gets it.
      for other in windows where other !== window && other.lostFocus() {
        batch.append(WindowEvent(.activationChanged, window: other.id))
      }
    }
    return false
  }

  /// Returns the open window with SDL's number; for 0, which SDL uses for input without a window,
  /// the window with the keyboard focus or the first one.
  func window(numbered number: UInt32) -> SDLPlatformWindow? {
    if number != 0 { return windows.first { $0.owns(windowNumbered: number) } }
    return windows.first(where: \.hasKeyboardFocus) ?? windows.first
  }
}

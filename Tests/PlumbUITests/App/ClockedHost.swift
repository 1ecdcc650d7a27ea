import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// A window without a screen whose clock stands still but while the loop waits for a deadline.
@MainActor final class ClockedHost: PlumbUI.Host {
  var size = CGSize(width: 200, height: 200)
  let scale: CGFloat = 1
  let textServices = TextServices.monospaced
  var isVisible = true
  var now = 0.0
  /// The date at which the clock was at 0.
  var start = Date(timeIntervalSinceReferenceDate: 86_400)
  var date: Date { start.addingTimeInterval(now) }
  private(set) var waits: [(now: Double, deadline: Double?)] = []
  /// The times of all frames shown.
  private(set) var presents: [Double] = []
  private(set) var canvas: PixelCanvas?
  private var closingTime = Double.infinity
  private var atRest: [() -> [Event]] = []
  private var inFlight: [() -> [Event]] = []

  /// Adds what happens at the next wait without a deadline; after the last the window closes.
  func then(_ events: @escaping () -> [Event]) { atRest.append(events) }

  /// Closes the window at the first wait that would end later.
  func closes(at time: Double) { closingTime = time }

  /// Adds what happens at the next wait with a deadline.
  func thenInFlight(_ events: @escaping () -> [Event]) { inFlight.append(events) }

  func events(until deadline: Double?) -> [Event] {
    waits.append((now, deadline))
    guard waits.count < 1_000 else {
      Issue.record("The loop never comes to rest.")
      return [.closeRequested]
    }
    if let deadline {
      guard deadline <= closingTime else { return [.closeRequested] }
      now = deadline
      return inFlight.isEmpty ? [] : inFlight.removeFirst()()
    }
    return atRest.isEmpty ? [.closeRequested] : atRest.removeFirst()()
  }

  func setMinimumSize(_ size: CGSize) {}

  nonisolated func wakeUp() {}

  func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws {
    presents.append(now)
    self.canvas = canvas
  }
}

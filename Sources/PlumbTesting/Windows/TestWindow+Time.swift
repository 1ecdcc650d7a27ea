import Foundation
import PlumbUI

extension TestWindow {
  /// Whether an animation is running.
  public var isMoving: Bool {
    layOut()
    return tree.isMoving
  }

  /// Lets time pass, in frames while anything moves, and otherwise at once.
  ///
  /// Animations, timelines and gestures follow this clock. Timers and tasks follow the real time; wait
  /// for their effects with `wait(for:atMost:until:)`.
  ///
  /// - Parameter seconds: at least 0.
  public func advance(by seconds: Double) {
    advance(to: time + max(seconds, 0))
  }

  /// Lets time pass until a time in seconds since the window was made; nothing if it is in the past.
  public func advance(to end: Double) {
    // Only now is it known whether changes of the test itself start animations.
    layOut()
    let start = time
    let framesPerSecond = max(framesPerSecond, 1)
    while time < end {
      if tree.isMoving {
        // Counted from the start, as a sum of many frames is inexact. The small number keeps a frame whose
        // time was rounded down from being shown again.
        let frame = ((time - start) * framesPerSecond + 1 + 1e-6).rounded(.down)
        host.advance(to: min(start + frame / framesPerSecond, end))
      } else if let wakeUp = tree.nextWakeUp, wakeUp < end {
        // A timeline without a pause between two entries is shown once in a frame.
        host.advance(to: min(max(wakeUp, time + 1 / framesPerSecond), end))
      } else {
        host.advance(to: end)
      }
    }
  }

  /// Shows the state after all animations, including animations that repeat forever, without
  /// letting time pass.
  public func finishAnimations() {
    host.layOutAfterAnimations()
  }

  /// Waits in real time until a condition holds, for views that load or compute values in a task.
  ///
  /// The window's clock follows the real time meanwhile.
  ///
  /// - Parameters:
  ///   - what: the condition in words, for the message of the failure.
  ///   - limit: the longest wait, in seconds.
  ///   - condition: called after every hundredth of a second.
  /// - Throws: `TestFailure` if the condition does not hold in time, or `CancellationError`.
  public func wait(
    for what: String, atMost limit: Double = 10, file: StaticString = #filePath, line: UInt = #line,
    until condition: () throws -> Bool
  ) async throws {
    var waited = 0.0
    while true {
      layOut()
      if try condition() { return }
      guard waited < limit else { break }
      try await Task.sleep(for: .milliseconds(10))
      waited += 0.01
      advance(by: 0.01)
    }
    throw TestFailure(
      "After \(limit.formatted()) seconds there was still no sign of: \(what).", in: self,
      at: SourcePlace(file, line))
  }
}

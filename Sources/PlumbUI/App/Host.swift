public import Foundation

/// A window of some platform, as the engine uses it. Main thread only.
@MainActor public protocol Host: AnyObject, Sendable {
  /// The size of the contents in points.
  var size: CGSize { get }

  /// Pixels per point.
  var scale: CGFloat { get }

  /// Whether anybody can see the window: it is neither hidden nor minimised. When that changes to
  /// yes, an `exposed` event says so.
  var isVisible: Bool { get }

  var textServices: TextServices { get }

  /// What is known of the person's settings so far. After a change, a wait in `events` ends soon.
  var appearance: Appearance { get }

  /// The smallest size in points the window may get.
  func setMinimumSize(_ size: CGSize)

  /// All events that are there; when none is, waits for one until `deadline`.
  ///
  /// - Parameter deadline: seconds on the clock of `now`; `nil` waits without end.
  func events(until deadline: Double?) -> [Event]

  /// Seconds on a clock that only goes forward.
  var now: Double { get }

  /// The date now.
  var date: Date { get }

  /// Ends a wait in `events` soon; may be called from any thread.
  nonisolated func wakeUp()

  /// Has the pointer look so while it is over the window.
  func show(_ pointer: PointerShape)

  /// Shows the canvas, of which only the damaged rectangles changed since the last call.
  func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws
}

extension Host {
  /// Leaves the pointer as it is.
  public func show(_ pointer: PointerShape) {}

  /// The system's date.
  public var date: Date { Date() }

  /// No settings are known.
  public var appearance: Appearance { Appearance() }
}

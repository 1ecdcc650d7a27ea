public import Foundation

/// A platform without a screen, for tests and for pictures.
///
/// Time passes only during waits with a deadline. Events are scripted with `script(_:during:)`;
/// after the last scripted events, a wait without a deadline ends with a request to close all
/// windows.
///
/// ```
/// let platform = HeadlessPlatform(textServices: services)
/// let window = platform.openWindow(WindowOptions(title: "", size: size))
/// platform.script { [WindowEvent(.resized, window: window.id)] }
/// ```
@MainActor public final class HeadlessPlatform: Platform {
  /// A call of `events(until:)`.
  public struct Wait: Equatable, Sendable {
    /// The time at which the wait began.
    public var start: Double
    /// The time at which the wait was to end at the latest; `nil` without limit.
    public var deadline: Double?
  }

  /// The waits that scripted events end.
  public enum WaitKind: Sendable {
    /// Any wait; the events end it before time passes.
    case any
    /// A wait with a deadline; the events occur at the deadline.
    case timed
    /// A wait without a deadline.
    case unlimited
  }

  public let textServices: TextServices
  public var appearance = Appearance()
  public var now = 0.0
  public var clipboardText: String?
  public var selectedText: String?
  public var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { pointerShapes.append(pointerShape) } }
  }

  /// The date at time 0 of the clock.
  public var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The time after which a wait with a deadline ends with a request to close all windows.
  public var closingTime = Double.infinity
  /// The number of waits after which all windows are requested to close, which ends a program that
  /// never waits without a deadline.
  public var waitLimit = 10_000

  /// Returns the error with which a window fails to open; `nil` for none.
  public var openingError: ((WindowOptions) -> (any Error)?)?

  /// The open windows, in the order in which they were opened.
  public private(set) var windows: [HeadlessWindow] = []
  /// The waits so far.
  public private(set) var waits: [Wait] = []
  /// The shapes of the pointer so far, without repetitions.
  public private(set) var pointerShapes = [PointerShape.arrow]

  private var steps: [(kind: WaitKind, events: () -> [WindowEvent])] = []
  private var lastID: UInt32 = 0

  /// Creates a platform without windows.
  public init(textServices: TextServices) {
    self.textServices = textServices
  }

  public var date: Date { startDate.addingTimeInterval(now) }

  /// Adds events to the script.
  ///
  /// - Parameters:
  ///   - kind: the waits that the events may end.
  ///   - events: called during the first such wait after the waits of earlier scripted events.
  public func script(
    during kind: WaitKind = .any, _ events: @escaping () -> [WindowEvent]
  ) {
    steps.append((kind, events))
  }

  public func events(until deadline: Double?) -> [WindowEvent] {
    waits.append(Wait(start: now, deadline: deadline))
    let close = [WindowEvent(.closeRequested)]
    if waits.count > waitLimit { return close }
    if let deadline, deadline > closingTime { return close }
    let index = steps.firstIndex { step in
      step.kind == .any || (step.kind == .timed) == (deadline != nil)
    }
    let step = index.map { steps.remove(at: $0) }
    if let deadline, step?.kind != .any { now = max(now, deadline) }
    return step?.events() ?? (deadline == nil ? close : [])
  }

  /// Does nothing, as waits are not blocking.
  nonisolated public func wakeUp() {}

  /// Opens a window.
  ///
  /// - Throws: the error that `openingError` returns.
  public func makeWindow(_ options: WindowOptions) throws -> any PlatformWindow {
    if let error = openingError?(options) { throw error }
    return openWindow(options)
  }

  /// Opens a window.
  public func openWindow(_ options: WindowOptions) -> HeadlessWindow {
    lastID += 1
    let window = HeadlessWindow(id: WindowID(rawValue: lastID), options: options, platform: self)
    windows.append(window)
    return window
  }

  /// Removes a window from the open ones.
  func remove(_ window: HeadlessWindow) {
    windows.removeAll { $0.id == window.id }
  }
}

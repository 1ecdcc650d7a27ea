/// The identifier of a window, unique among the windows of a platform.
public struct WindowID: Hashable, Sendable {
  /// The number the platform assigned.
  public let rawValue: UInt32

  /// Creates an identifier from a number of the platform.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// An event and the window it belongs to.
public struct WindowEvent: Equatable, Sendable {
  /// The window; `nil` if the event applies to all windows, such as a request to end the program.
  public var window: WindowID?
  /// The event.
  public var event: Event

  /// Creates an event of a window, or of all windows.
  public init(_ event: Event, window: WindowID? = nil) {
    self.event = event
    self.window = window
  }

  /// Returns whether the event applies to a window.
  public func applies(to id: WindowID) -> Bool { window == nil || window == id }
}

// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The marks of intervals and events for a tool that measures: accepted, and not recorded.
public struct OSSignposter: Sendable {
  /// The signposter that records nothing.
  public static let disabled = OSSignposter()

  /// Creates a signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a subsystem and a category of the system.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter of the part of the program that a logger has.
  public init(logger: Logger) {}
  /// Creates a signposter without a subsystem.
  public init() {}

  /// Whether signposts are recorded.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an interval about an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Performs work as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Performs work as an interval with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// The identifier of an interval among others of its name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// The identifier of intervals that do not overlap others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no interval.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)

  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identifier for an interval of a log.
  public init(log: OSLog) {
    self = .exclusive
  }

  /// Creates an identifier for an interval about an object.
  public init(log: OSLog, object: AnyObject) {
    self = .exclusive
  }
}

/// The kind of a signpost.
public struct OSSignpostType: Hashable, Sendable {
  private let rawValue: UInt8

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks an event, or the beginning or end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an event, or the beginning or end of an interval, with a message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

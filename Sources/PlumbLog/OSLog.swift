/// A log of a part of a program.
///
/// Messages are lines on standard error: the name of the program, the level unless it is the default one, the
/// category, the text. As on Apple's systems information and debugging are not shown unless the environment variable
/// `OS_ACTIVITY_MODE` is `info` or `debug`; with `disable` nothing is. Values that are private, as texts are
/// unless they say otherwise, are shown on a terminal only.
public final class OSLog: Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: the program or its part, as a reversed domain name. It is not written.
  ///   - category: the subject of the messages.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log with a category of the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A category that tools of Apple's systems show in a way of its own.
  public struct Category: Hashable, Sendable {
    let rawValue: String

    /// The points of interest of a program.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a tool runs.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with the stack of their call.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.isShown(type) }

  /// Whether signposts are recorded: they are accepted, and nothing records them.
  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message that is always written.
  public static let `default` = OSLogType(rawValue: 0)
  /// Additional information.
  public static let info = OSLogType(rawValue: 1)
  /// A message for the developer.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the program.
  public static let error = OSLogType(rawValue: 16)
  /// An error of several programs, or one that must not happen.
  public static let fault = OSLogType(rawValue: 17)

  /// The level in a line of the log; empty for the default one.
  var label: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: ""
    }
  }
}

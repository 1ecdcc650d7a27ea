/// Writes messages to the log of a part of a program.
///
/// As in the module `os` of Apple's systems; ``OSLog`` says where the messages go.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger without a subsystem.
  public init() {
    log = .default
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogOutput.write(level, log: log) { message.text }
  }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message for the developer.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for the developer.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes additional information.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a warning, which has the level of an error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error of the program.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { log.isEnabled(type: type) }
}

internal import Foundation
internal import PlumbFiles

/// The lines of the log, on standard error.
enum LogOutput {
  /// The receiver of the lines of a task, for tests; `nil` for standard error.
  @TaskLocal static var receiver: (@Sendable (String) -> Void)?
  /// The mode of a task, for tests; `nil` for the one of the environment.
  @TaskLocal static var mode: LogMode?
  /// Whether private values are shown, for tests; `nil` for whether standard error is a terminal.
  @TaskLocal static var showsPrivate: Bool?

  private static let environmentMode = LogMode(
    ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"])
  /// A terminal belongs to the developer; the journal and files are read by others.
  private static let isTerminal = isatty(STDERR_FILENO) == 1

  static var showsPrivateValues: Bool { showsPrivate ?? isTerminal }

  /// Returns whether lines of a level are written.
  static func isShown(_ level: OSLogType) -> Bool { (mode ?? environmentMode).shows(level) }

  /// Writes a message if its level is shown.
  ///
  /// - Parameter message: the text, which is not evaluated otherwise.
  static func write(_ level: OSLogType, log: OSLog, _ message: () -> String) {
    guard log.isEnabled(type: level) else { return }
    let parts = [
      ProcessInfo.processInfo.processName, level.label,
      (log.category.isEmpty ? "" : "[\(log.category)] ") + message(),
    ]
    let line = parts.filter { !$0.isEmpty }.joined(separator: ": ")
    if let receiver { receiver(line) } else { StandardStream.warn(line) }
  }
}

/// The levels that are written.
enum LogMode {
  /// All levels but information and debugging.
  case standard
  /// All levels but debugging.
  case info
  case debug
  /// No level.
  case disabled

  /// Reads a value of the environment variable `OS_ACTIVITY_MODE`, as schemes of Xcode have it.
  init(_ value: String?) {
    switch value {
    case "info": self = .info
    case "debug": self = .debug
    case "disable": self = .disabled
    default: self = .standard
    }
  }

  /// Returns whether lines of a level are written.
  func shows(_ level: OSLogType) -> Bool {
    switch self {
    case .standard: level != .info && level != .debug
    case .info: level != .debug
    case .debug: true
    case .disabled: false
    }
  }
}

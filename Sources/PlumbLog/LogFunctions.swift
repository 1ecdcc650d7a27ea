// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message to a log.
///
/// - Parameters:
///   - message: a text with the conversions of `String(format:)`, each of which may have its privacy in braces, as in
///     `%{public}@`.
///   - dso: not used.
///   - log: the log.
///   - type: the level.
///   - args: the values of the conversions.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  LogOutput.write(type, log: log) {
    LogFormat("\(message)").text(args, showsPrivate: LogOutput.showsPrivateValues)
  }
}

/// Writes a message of a level to a log.
///
/// - Parameters:
///   - type: the level.
///   - dso: not used.
///   - log: the log.
///   - message: a text with the conversions of `String(format:)`.
///   - args: the values of the conversions.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  LogOutput.write(type, log: log) {
    LogFormat("\(message)").text(args, showsPrivate: LogOutput.showsPrivateValues)
  }
}

// A text without values fits both kinds of functions; the older one is then meant.

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(type, log: log) { message.text }
}

/// Writes a message of the default level to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  LogOutput.write(.default, log: .default) { message.text }
}

/// The settings of a program that `plumb run --watch` starts, in variables of its environment.
public struct ProgramSettings: Equatable, Sendable {
  /// The path of the shared library with the program.
  public var library: String
  /// The name of the library's main function.
  public var mainFunction: String
  /// The path of the named pipe with messages.
  public var messages: String
  /// The path of a file that exists after the program has ended to be started again.
  public var restartRequest: String

  public init(library: String, mainFunction: String, messages: String, restartRequest: String) {
    self.library = library
    self.mainFunction = mainFunction
    self.messages = messages
    self.restartRequest = restartRequest
  }

  /// Reads the variables of an environment; `nil` if one is missing.
  public init?(environment: [String: String]) {
    let values = Self.names.compactMap { environment[$0] }
    guard values.count == Self.names.count else { return nil }
    self.init(
      library: values[0], mainFunction: values[1], messages: values[2], restartRequest: values[3])
  }

  /// The names of the variables.
  public static let names = [
    "PLUMB_RUN_LIBRARY", "PLUMB_RUN_MAIN", "PLUMB_RUN_MESSAGES", "PLUMB_RUN_RESTART",
  ]

  /// The variables.
  public var environment: [String: String] {
    let values = [library, mainFunction, messages, restartRequest]
    return Dictionary(uniqueKeysWithValues: zip(Self.names, values))
  }
}

internal import Foundation

extension WindowSession {
  /// The environment of a window that inspects this one, without the values that the program has set for its own
  /// views.
  var inspectorEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en")
    return environment
  }
}

internal import Foundation

/// The environment variables of the process, read one by one.
///
/// A dictionary of all of them takes longer than opening the fonts.
package enum ProcessVariables {
  /// Returns the value of a variable; `nil` if it is not set.
  package static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Removes a variable. Only for the start of the program, when no other thread can read it.
  package static func remove(_ name: String) { unsafe unsetenv(name) }

  /// Sets a variable. Only for the start of the program, when no other thread can read it.
  package static func set(_ name: String, to value: String) { unsafe setenv(name, value, 1) }
}

internal import Foundation

/// The folders of the XDG base directory specification.
///
/// A variable that is empty counts as not set, and a relative folder is ignored, as the specification
/// requires.
package struct BaseDirectories {
  private let variable: (String) -> String?

  /// Creates the folders of this process.
  ///
  /// - Parameter variable: returns the value of an environment variable; `nil` if it is not set.
  package init(variable: @escaping (String) -> String? = ProcessVariables.value) {
    self.variable = variable
  }

  /// Creates the folders for an environment.
  package init(_ environment: [String: String]) {
    self.init { environment[$0] }
  }

  /// The user's own folder.
  package var home: String? { folder("HOME") }

  /// The folder of the user's data; `nil` if there is no home directory.
  package var data: String? { folder("XDG_DATA_HOME", inHome: ".local/share") }

  /// The folder of the user's settings; `nil` if there is no home directory.
  package var config: String? { folder("XDG_CONFIG_HOME", inHome: ".config") }

  /// The folder of data that programs keep between two starts; `nil` if there is no home directory.
  package var state: String? { folder("XDG_STATE_HOME", inHome: ".local/state") }

  /// The folder of data that can be fetched or computed again; `nil` if there is no home directory.
  package var cache: String? { folder("XDG_CACHE_HOME", inHome: ".cache") }

  /// The folder of the sockets of the user's session; `nil` if there is none.
  package var runtime: String? { folder("XDG_RUNTIME_DIR") }

  /// The folders of the system's data, in order of preference.
  package var sharedData: [String] {
    let folders = (variable("XDG_DATA_DIRS") ?? "").split(separator: ":").compactMap(Self.absolute)
    return folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders
  }

  /// The folders of data installed with programs: the user's, then the system's.
  package var allData: [String] { [data].compactMap(\.self) + sharedData }

  private func folder(_ name: String) -> String? {
    variable(name).flatMap { Self.absolute($0[...]) }
  }

  private func folder(_ name: String, inHome path: String) -> String? {
    folder(name) ?? home.map { $0 == "/" ? "/\(path)" : "\($0)/\(path)" }
  }

  /// Returns a folder without slashes at its end; `nil` if it is relative or empty.
  private static func absolute(_ path: Substring) -> String? {
    guard path.hasPrefix("/") else { return nil }
    var path = path
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return String(path)
  }
}

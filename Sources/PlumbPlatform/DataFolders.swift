internal import Foundation

/// The folders of data installed with programs: the user's, then the system's.
package struct DataFolders {
  package let urls: [URL]

  /// Creates the folders of the XDG base directory specification.
  ///
  /// - Parameter environment: the variables of the process.
  package init(_ environment: [String: String]) {
    let home = environment["HOME"] ?? "/"
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let own = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    // The specification requires relative folders to be ignored.
    urls = ([own] + shared.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
  }
}

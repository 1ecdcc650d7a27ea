internal import Foundation

/// The folders in which programs find what was installed with them: the person's, then the system's.
struct DataFolders {
  let urls: [URL]

  /// - Parameter environment: the variables of the process.
  init(_ environment: [String: String]) {
    let home = environment["HOME"] ?? "/"
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let own = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    // The desktop's rules have relative folders ignored.
    urls = ([own] + shared.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
  }
}

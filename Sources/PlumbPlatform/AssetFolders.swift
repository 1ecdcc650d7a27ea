internal import Foundation

/// The folders in which the assets of a program are searched for.
///
/// In this order: the folder named by `PLUMB_ASSETS`, and then no other; `share/NAME` next to the
/// program's folder, and `NAME` in the user's and the system's data folders, where NAME is the
/// program's name; a folder `Assets` next to the program or in a parent folder, as in a package
/// that was built on this machine.
package struct AssetFolders {
  /// The environment variables of the process.
  package var environment: [String: String]
  /// The file of the program. It is read from the kernel's link, as the first argument is set by
  /// the parent process and unreliable.
  package var executable: URL

  /// Creates the folders for an environment and a program file.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  ) {
    self.environment = environment
    self.executable = executable
  }

  /// The first of the folders that contains translations.
  package static let translations: URL? = AssetFolders().list.first { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  /// The folders in the order of the search; they need not exist.
  package var list: [URL] {
    if let named = environment["PLUMB_ASSETS"], !named.isEmpty { return [URL(filePath: named)] }
    let name = executable.lastPathComponent
    let bin = executable.deletingLastPathComponent()
    let beside = bin.deletingLastPathComponent().appending(path: "share/\(name)")
    let parents = sequence(first: bin) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return [beside] + DataFolders(environment).urls.map { $0.appending(path: name) }
      + parents.map { $0.appending(path: "Assets") }
  }
}

import Foundation

/// Finds the folder with the program's fonts and images, wherever it was installed.
nonisolated struct AssetFinder {
  /// The folder given on the command line.
  var explicit: String?
  /// The environment variables of the process.
  var environment: [String: String]
  /// The program's own file.
  var executable: URL
  /// Returns whether a path is that of a folder.
  var isFolder: (URL) -> Bool

  /// Creates a finder for this process.
  init(explicit: String? = nil) {
    self.init(
      explicit: explicit, environment: ProcessInfo.processInfo.environment,
      // The first argument may be anything; the kernel's path is reliable.
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      isFolder: { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && isFolder.boolValue
      })
  }

  init(
    explicit: String?, environment: [String: String], executable: URL,
    isFolder: @escaping (URL) -> Bool
  ) {
    self.explicit = explicit
    self.environment = environment
    self.executable = executable
    self.isFolder = isFolder
  }

  /// The folder of the fonts.
  ///
  /// - Throws: an error whose message names the expected folder.
  func fontFolder() throws(BadValue) -> URL {
    let places: [URL]
    if let named = explicit ?? environment["PLUMB_ASSETS"].flatMap({ $0.isEmpty ? nil : $0 }) {
      // An explicit folder is used exclusively, even if another one exists.
      places = [URL(fileURLWithPath: named)]
    } else {
      places = usualPlaces
    }
    let folders = places.map { $0.appendingPathComponent("Fonts") }
    guard let folder = folders.first(where: isFolder) else {
      throw BadValue(
        description: "The fonts are missing: there is no folder \(folders[0].path). "
          + "Name the folder that holds Fonts with --assets.")
    }
    return folder
  }

  /// The folder that contains the folder of the fonts and the translations of the program's texts.
  func folder() throws(BadValue) -> URL {
    try fontFolder().deletingLastPathComponent()
  }

  /// The candidates: the folders of installed assets, then those beside the sources.
  private var usualPlaces: [URL] {
    let home = environment["HOME"] ?? "/"
    let dataFolders =
      [environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"]
      + (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
    let bin = executable.deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appendingPathComponent("share/tally")
    // The desktop specification requires relative folders to be ignored.
    let shared = dataFolders.filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: $0).appendingPathComponent("tally") }
    let parents = sequence(first: bin) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return [installed] + shared + parents.map { $0.appendingPathComponent("Assets") }
  }
}

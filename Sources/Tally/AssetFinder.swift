import Foundation

/// Finds the folder with the program's fonts and pictures, wherever it was installed.
nonisolated struct AssetFinder {
  /// A folder somebody named on the command line.
  var explicit: String?
  /// The variables of the process.
  var environment: [String: String]
  /// The program's own file.
  var executable: URL
  /// Whether a path leads to a folder.
  var isFolder: (URL) -> Bool

  /// A finder for this process.
  init(explicit: String? = nil) {
    self.init(
      explicit: explicit, environment: ProcessInfo.processInfo.environment,
      // The first argument may say anything; the kernel knows.
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
  /// - Throws: a sentence that says where the folder should be.
  func fontFolder() throws(BadValue) -> URL {
    let places: [URL]
    if let named = explicit ?? environment["PLUMB_ASSETS"].flatMap({ $0.isEmpty ? nil : $0 }) {
      // Who names a folder means that one, not another one that happens to exist.
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

  /// The folder with the translations of the program's texts, beside that of the fonts.
  func translationFolder() throws(BadValue) -> URL {
    try fontFolder().deletingLastPathComponent()
  }

  /// Where installed assets may lie, then where they lie beside the sources.
  private var usualPlaces: [URL] {
    let home = environment["HOME"] ?? "/"
    let dataFolders =
      [environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"]
      + (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
    let bin = executable.deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appendingPathComponent("share/tally")
    // The desktop's rules have relative folders ignored.
    let shared = dataFolders.filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: $0).appendingPathComponent("tally") }
    let parents = sequence(first: bin) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return [installed] + shared + parents.map { $0.appendingPathComponent("Assets") }
  }
}

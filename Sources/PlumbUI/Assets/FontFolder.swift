internal import Foundation

/// Finds the bundled fonts for programs that are not distributed with them.
///
/// In this order: the folder `Fonts` in the one named by `PLUMB_ASSETS`; `share/NAME/Fonts` next to
/// the program's folder, and `NAME/Fonts` or `plumb-ui/Fonts` in the user's and the system's data
/// folders, where NAME is the program's name; the system's copy of Inter; the sources of this
/// package, for a program that was built on this machine.
struct FontFolder {
  /// The environment variables of the process.
  var environment = ProcessInfo.processInfo.environment
  // The first argument is chosen by the caller and unreliable; the kernel's link is not.
  var executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  /// Returns whether a URL is that of a readable file.
  var isFile: (URL) -> Bool = { FileManager.default.isReadableFile(atPath: $0.path) }

  /// The existing folders of the program's own fonts: `Fonts` in its assets, and the resource
  /// bundles that SwiftPM places next to it.
  var own: [URL] {
    let assets = AssetFolders(environment: environment, executable: executable).list
    let beside = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    let resources = names.sorted().filter { $0.hasSuffix(".resources") }
      .map { beside.appending(path: $0) }
    return (assets.map { $0.appending(path: "Fonts") } + resources).filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Returns the folder of the bundled fonts.
  ///
  /// - Throws: an error with the folder in which the fonts should be.
  func find() throws(FontsMissingError) -> URL {
    if let named = environment["PLUMB_ASSETS"], !named.isEmpty {
      // An explicitly named folder is the only one, so that other folders are not used by mistake.
      return URL(filePath: named).appending(path: "Fonts")
    }
    let candidates = installed + system + [sources]
    guard let folder = candidates.first(where: { isFile($0.appending(path: "Inter-Regular.otf")) })
    else { throw FontsMissingError(folder: candidates[0].path) }
    return folder
  }

  private var installed: [URL] {
    let name = executable.lastPathComponent
    let beside = executable.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/\(name)/Fonts")
    let shared = dataFolders.flatMap { folder in
      [name, "plumb-ui"].map { folder.appending(path: "\($0)/Fonts") }
    }
    return [beside] + shared
  }

  private var system: [URL] {
    dataFolders.flatMap { folder in
      ["opentype/inter", "inter", "Inter"].map { folder.appending(path: "fonts/\($0)") }
    }
  }

  private var sources: URL {
    (0..<4).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
      .appending(path: "Assets/Fonts")
  }

  private var dataFolders: [URL] { DataFolders(environment).urls }
}

/// The error that the bundled fonts were not found.
struct FontsMissingError: Error, CustomStringConvertible {
  let folder: String

  var description: String {
    "The fonts are missing: copy the folder Fonts of plumb-ui's Assets to \(folder), "
      + "or set PLUMB_ASSETS to the folder that contains it."
  }
}

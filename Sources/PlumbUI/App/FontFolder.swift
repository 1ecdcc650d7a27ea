internal import Foundation

/// Finds the fonts of the engine for programs that do not bring them.
///
/// In this order: the folder `Fonts` in the one that `PLUMB_ASSETS` names; `share/NAME/Fonts` beside
/// the program's own folder, and `NAME/Fonts` or `plumb-ui/Fonts` among the person's and the system's
/// data, where NAME is the program's; the system's own copy of Inter; the sources of this package,
/// from which a program that was built on this machine takes them.
struct FontFolder {
  var environment = ProcessInfo.processInfo.environment
  // The first argument may say anything; the kernel knows.
  var executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  /// Whether a path leads to a file.
  var isFile: (URL) -> Bool = { FileManager.default.isReadableFile(atPath: $0.path) }

  /// Where the program's own fonts may lie: in `Fonts` among its assets, and in the resources that
  /// SwiftPM puts beside it.
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

  /// - Throws: a sentence that says where the fonts should be.
  func find() throws(FontsMissingError) -> URL {
    if let named = environment["PLUMB_ASSETS"], !named.isEmpty {
      // Who names a folder means that one, not another one that happens to exist.
      return URL(filePath: named).appending(path: "Fonts")
    }
    let places = installed + system + [sources]
    guard let folder = places.first(where: { isFile($0.appending(path: "Inter-Regular.otf")) })
    else { throw FontsMissingError(folder: places[0].path) }
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

/// There is no font to set texts in.
struct FontsMissingError: Error, CustomStringConvertible {
  let folder: String

  var description: String {
    "The fonts are missing: copy the folder Fonts of plumb-ui's Assets to \(folder), "
      + "or name the folder that holds it with PLUMB_ASSETS."
  }
}

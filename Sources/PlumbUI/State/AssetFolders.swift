internal import Foundation

/// Where the assets of a program may lie.
///
/// In this order: the folder that `PLUMB_ASSETS` names, and then no other; `share/NAME` beside the
/// program's own folder, and `NAME` among the person's and the system's data, where NAME is the
/// program's; a folder `Assets` beside the program or in a folder round it, as in a package that was
/// built on this machine.
struct AssetFolders {
  var environment = ProcessInfo.processInfo.environment
  // The first argument may say anything; the kernel knows.
  var executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()

  /// The first of the folders that holds translations.
  static let translations: URL? = AssetFolders().list.first { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  var list: [URL] {
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

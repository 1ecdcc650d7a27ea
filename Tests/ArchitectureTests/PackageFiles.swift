import Foundation

/// The package these tests belong to.
enum PackageFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every visible file below Sources and Tests, relative to the package, in order.
  static let paths: [String] = ["Sources", "Tests"].flatMap { top in
    let folder = root.appending(path: top).resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      let isHidden = path.split(separator: "/").contains { $0.first == "." }
      return exists && !isFolder.boolValue && !isHidden
    }.sorted().map { "\(top)/\($0)" }
  }

  /// Every Swift file below Sources and Tests.
  static let swift: [SourceFile] = paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.map { SourceFile(path: path, text: $0) }
  }

  /// Every file of the package that git has, relative to the package; including hidden files.
  static func allPaths() throws -> [String] {
    let hidden =
      try String(contentsOf: root.appending(path: ".gitignore"), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: ["/"]) } + [".git"]
    let found = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if hidden.contains(where: { fnmatch($0, name, 0) == 0 }) {
        found?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// Returns the visible files and folders of the package's folder, except the ones that git
  /// ignores.
  static func topLevelEntries() throws -> [String] {
    let ignored = try String(contentsOf: root.appending(path: ".gitignore"), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: ["/"]) }
    return try FileManager.default.contentsOfDirectory(atPath: root.path).filter { entry in
      !entry.hasPrefix(".") && !ignored.contains { fnmatch($0, entry, 0) == 0 }
    }
  }
}

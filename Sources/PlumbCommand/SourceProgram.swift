import Foundation

/// The source files of a program, which are compiled as one module.
struct SourceProgram: Equatable {
  /// The name of the folder.
  var name: String
  /// The folder.
  var folder: URL
  /// The Swift files, sorted by path.
  var files: [URL] = []
  /// The asset catalogues.
  var catalogues: [URL] = []
  /// The names of the folders in the program, among which are the modules of its own.
  var folderNames: Set<String> = []

  /// An error of the paths given.
  struct NoSourcesError: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the programs below a folder, or that of a single file.
  ///
  /// Each folder with a `Package.swift` or an Xcode project is a program, with everything below it
  /// that belongs to no other one. Files outside of such folders are one program. Folders of tests,
  /// build folders and hidden ones are skipped.
  static func all(at url: URL) throws -> [SourceProgram] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw NoSourcesError(description: "There is no file or folder \(url.path).")
    }
    let name = url.deletingPathExtension().lastPathComponent
    guard isFolder.boolValue else {
      guard url.pathExtension == "swift" else {
        throw NoSourcesError(description: "\(url.path) is not a Swift file.")
      }
      return [SourceProgram(name: name, folder: url.deletingLastPathComponent(), files: [url])]
    }
    var programs: [SourceProgram] = []
    let first = SourceProgram(name: url.lastPathComponent, folder: url)
    try first.collect(url, into: &programs)
    guard !programs.isEmpty else {
      throw NoSourcesError(description: "There is no Swift file in \(url.path).")
    }
    return programs.sorted { $0.folder.path < $1.folder.path }
  }

  /// Appends this program, with the files of a folder and those below it, and the programs below it.
  private func collect(_ folder: URL, into programs: inout [SourceProgram]) throws {
    var program = self
    try program.add(folder, depth: 0, programs: &programs)
    if !program.files.isEmpty { programs.append(program) }
  }

  private mutating func add(
    _ folder: URL, depth: Int, programs: inout [SourceProgram]
  ) throws {
    // A symbolic link may form a cycle.
    guard depth < 32 else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      if name.hasSuffix(".swift") {
        if name != "Package.swift" { files.append(url) }
      } else if name.hasSuffix(".xcassets") {
        catalogues.append(url)
      } else if Self.isSourceFolder(url) {
        if Self.isProgram(url) {
          try SourceProgram(name: name, folder: url).collect(url, into: &programs)
        } else {
          folderNames.insert(name)
          try add(url, depth: depth + 1, programs: &programs)
        }
      }
    }
  }

  private static func isProgram(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  private static func isSourceFolder(_ url: URL) -> Bool {
    let name = url.lastPathComponent
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue && !name.hasSuffix("Tests") && name != "Tests"
      && !["Pods", "Carthage", "DerivedData", "build"].contains(name)
      && !["xcodeproj", "xcworkspace", "playground"].contains(url.pathExtension)
  }
}

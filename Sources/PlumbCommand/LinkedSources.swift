import Foundation

/// Source files as the compiler gets them: by links with names that are plain and all different.
///
/// The compiler refuses two files of one name in a module, whatever their folders.
struct LinkedSources {
  /// The paths for the compiler.
  private(set) var paths: [String] = []
  private var originals: [String: URL] = [:]

  /// Makes the links.
  ///
  /// - Parameter folder: a folder that does not exist.
  init(_ files: [URL], in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, file) in files.enumerated() {
      // Only this one may have statements outside of declarations.
      let isMain = file.lastPathComponent == "main.swift" && !hasMain
      let link = folder.appending(path: isMain ? "main.swift" : "\(index).swift")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      paths.append(link.path)
      originals[link.path] = file
    }
  }

  /// Whether one of the files is `main.swift`.
  var hasMain: Bool { paths.contains { $0.hasSuffix("/main.swift") } }

  /// Returns an error with the path of the original file.
  func original(_ error: Diagnostic) -> Diagnostic {
    var error = error
    if let file = originals[error.path] { error.path = file.path }
    return error
  }
}

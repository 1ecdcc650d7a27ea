import Foundation

/// A folder for the files of a test, which are removed after it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "check \(UUID().uuidString)").resolvingSymlinksInPath()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ path: String, _ text: String = "") throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a link to a path that is relative to the link.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: destination)
  }

  /// A folder beside the sources.
  func scratch() throws -> URL {
    let folder = url.appending(path: ".scratch")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns the path of a file in the folder.
  func path(_ file: URL) -> String { String(file.path.trimmingPrefix("\(url.path)/")) }

  func paths(_ files: [URL]) -> [String] { files.map(path) }
}

import Foundation
import PlumbFiles

@testable import PlumbCommand

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

  /// A thing that may be in the place of a file.
  enum Thing: CaseIterable {
    case pipe, device, folder, gigantic

    /// The reason for which it is not read.
    func reason(largest: Int = RegularFile.largestText) -> String {
      self == .gigantic ? "it has more than \(largest >> 20) megabytes" : "it is not a regular file"
    }
  }

  /// Puts a thing in the place of a file.
  func put(_ thing: Thing, at path: String) throws {
    let file = url.appending(path: path)
    try? FileManager.default.removeItem(at: file)
    try write(path)
    if thing == .gigantic {
      // Without data on the disk.
      guard truncate(file.path, 1 << 40) == 0 else { throw POSIXError.ofLastCall }
      return
    }
    try FileManager.default.removeItem(at: file)
    switch thing {
    case .pipe: guard mkfifo(file.path, 0o600) == 0 else { throw POSIXError.ofLastCall }
    case .device: try link(path, to: "/dev/zero")
    case .folder, .gigantic:
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
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

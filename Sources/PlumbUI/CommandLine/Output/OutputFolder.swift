internal import Foundation

/// The folder for several files that a command writes.
package enum OutputFolder {
  /// Makes a folder, unless it is there.
  package static func make(_ folder: URL) throws(BadValue) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BadValue(
        description: "The folder \(folder.path) cannot be made: \(ErrorReason.clause(of: error));"
          + " choose another path.")
    }
  }
}

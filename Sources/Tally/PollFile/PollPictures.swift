import Foundation
import SwiftUI

/// Reads the pictures of a poll file, which lie in its folder and are bounded together.
nonisolated struct PollPictures {
  /// The reason why a picture cannot be used, as a clause.
  struct Failure: Error {
    let reason: String
  }

  /// The largest number of pixels of all pictures of a poll: 256 megabytes in memory.
  static let largest = 1 << 26
  /// The largest number of bytes of a file.
  static let largestFile = 1 << 26

  private let folder: URL
  private var pixelCount = 0

  /// - Parameter path: the path of the poll file.
  init(of path: String) {
    folder = URL(filePath: path).deletingLastPathComponent()
  }

  /// Reads a PNG file.
  ///
  /// - Parameter name: its path, relative to the folder of the poll file.
  mutating func picture(named name: String) throws(Failure) -> Picture {
    let path = URL(filePath: name, relativeTo: folder).path
    guard let resolved = Self.resolved(path) else {
      throw Failure(reason: "there is no picture \(path)")
    }
    guard isInFolder(resolved) else {
      throw Failure(
        reason: "\(path) is not in the folder of the poll file; copy the picture into it")
    }
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: resolved, limit: Self.largestFile)
    } catch {
      throw Failure(reason: "\(path) cannot be read: \(error)")
    }
    guard let size = PNGFile.size(of: data) else {
      throw Failure(reason: "\(path) is not a PNG file")
    }
    // A header has numbers below 2^32, whose product may overflow.
    guard size.width <= Self.largest, size.height <= Self.largest,
      size.width * size.height <= Self.largest - pixelCount
    else {
      throw Failure(
        reason: "\(path) has \(size.width)x\(size.height) pixels; the pictures of a poll have at "
          + "most \(Self.largest) together")
    }
    guard let pixels = try? PNGFile.decode(data, limit: Self.largest) else {
      throw Failure(reason: "\(path) is not a PNG file")
    }
    pixelCount += size.width * size.height
    return Picture(path: path, image: Bitmap(pixels))
  }

  /// Whether a path without links and dots is inside the folder.
  private func isInFolder(_ path: String) -> Bool {
    guard let folder = Self.resolved(folder.path) else { return false }
    return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the path of a file without links and dots; `nil` if there is none.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

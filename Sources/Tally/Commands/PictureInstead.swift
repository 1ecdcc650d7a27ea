import Foundation
import SwiftUI

/// The picture that replaces a window if there is no display.
enum PictureInstead {
  /// Writes a picture into the program's folder in the user's caches and prints its path.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - subject: the subject of the picture, such as "the poll".
  static func write(_ canvas: PixelCanvas, named name: String, of subject: String) throws {
    let folder = (try? cacheFolder()) ?? FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent(name)
    try PNGFile.write(canvas, to: file)
    Program.warn("There is no display, so \(subject) is rendered to an image instead.")
    try StandardStream.print("\(file.path)\n")
  }

  private static func cacheFolder() throws -> URL {
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = caches.appendingPathComponent("tally")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

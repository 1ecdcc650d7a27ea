import Foundation

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbTesting
@testable import PlumbText
@testable import PlumbUI

/// The folder of the recorded images.
enum GoldenFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let pictures = root.appending(path: "Tests/GoldenTests/Pictures")
  /// The folder for images that differ, for review; never part of a commit.
  static let findings = root.appending(path: ".build/golden")

  static func file(of scene: GoldenScene) -> URL {
    pictures.appending(path: "\(scene.name).png")
  }

  /// Returns the recorded image, or `nil` if there is none.
  static func recorded(_ scene: GoldenScene) throws -> PixelCanvas? {
    guard let data = try? Data(contentsOf: file(of: scene)) else { return nil }
    return try PNGFile.decode(data)
  }

  /// Writes the old image, the new image and their difference side by side.
  ///
  /// - Returns: the file.
  @MainActor static func report(old: PixelCanvas, new: PixelCanvas, name: String) throws -> URL {
    try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
    let url = findings.appending(path: "\(name).png")
    try PNGFile.write(difference(old: old, new: new, name: name), to: url)
    return url
  }

  /// Returns the old image, the new image and their difference side by side.
  @MainActor static func difference(
    old: PixelCanvas, new: PixelCanvas, name: String
  ) throws -> PixelCanvas {
    try DifferencePicture(
      name: name, old: old, new: new, difference: PictureDifference(old, new, .exact)
    ).canvas()
  }

  // MARK: The rasteriser

  private static let versionFile = pictures.appending(path: "freetype.txt")

  /// Whether glyphs were recorded with the version of FreeType in use; another version may render
  /// an edge differently.
  static let hasRecordedRasterizer: Bool = {
    let recorded = try? String(contentsOf: versionFile, encoding: .utf8)
    return recorded?.trimmingCharacters(in: .whitespacesAndNewlines)
      == SDLTextServices.rasterizerVersion
  }()

  static func recordRasterizer() throws {
    try Data("\(SDLTextServices.rasterizerVersion)\n".utf8).write(to: versionFile)
  }
}

import Foundation

@testable import PlumbUI

/// Where the recorded pictures lie.
enum GoldenFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let pictures = root.appending(path: "Tests/GoldenTests/Pictures")
  /// Where pictures go that differ, for a person to look at; never part of a commit.
  static let findings = root.appending(path: ".build/golden")

  static func file(of scene: GoldenScene) -> URL {
    pictures.appending(path: "\(scene.name).png")
  }

  /// The recorded picture; `nil` where none is there.
  static func recorded(_ scene: GoldenScene) throws -> PixelCanvas? {
    guard let data = try? Data(contentsOf: file(of: scene)) else { return nil }
    return try PNGFile.decode(data)
  }

  /// Writes old, new and difference beside each other.
  ///
  /// - Returns: where the three are.
  static func report(
    old: PixelCanvas, new: PixelCanvas, difference: PixelCanvas, name: String
  ) throws -> URL {
    try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
    let url = findings.appending(path: "\(name).png")
    try PNGFile.write(.inARow([old, new, difference], gap: 8), to: url)
    return url
  }

  // MARK: The rasteriser

  private static let versionFile = pictures.appending(path: "freetype.txt")

  /// Whether glyphs were recorded with the FreeType that draws them here; another version may
  /// shade an edge differently.
  static let hasRecordedRasterizer: Bool = {
    let recorded = try? String(contentsOf: versionFile, encoding: .utf8)
    return recorded?.trimmingCharacters(in: .whitespacesAndNewlines)
      == SDLTextServices.rasterizerVersion
  }()

  static func recordRasterizer() throws {
    try Data("\(SDLTextServices.rasterizerVersion)\n".utf8).write(to: versionFile)
  }
}

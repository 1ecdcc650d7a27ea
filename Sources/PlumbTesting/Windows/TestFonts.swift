import Foundation
import MonospacedText
import PlumbUI

/// The fonts with which a test measures and draws text.
public enum TestFonts: Sendable {
  /// The bundled family, Inter, and the fonts among the assets of the program, but no fonts of the
  /// machine: frames are equal on every machine. Characters that these fonts lack are shown as boxes.
  case bundled
  /// The fonts of `bundled`, and the fonts of the machine for characters that these lack, as in a
  /// window on a screen.
  case system
  /// A face for numbers computed by hand: every character is a box half as wide as the font size, and a
  /// line is as high as the font size. Needs no font file; pictures are equal with every version of the
  /// library that draws glyphs.
  case monospaced

  /// Services are shared by the windows of a test run, as their caches are large.
  @MainActor private static var cache: [TestFonts: TextServices] = [:]

  /// Returns the services that measure and draw text with these fonts.
  @MainActor func services(at place: SourcePlace) throws -> TextServices {
    if let services = Self.cache[self] { return services }
    let services = try TestFailure.converting(at: place) { try makeServices() }
    Self.cache[self] = services
    return services
  }

  private func makeServices() throws -> TextServices {
    let assets = AssetFolders()
    switch self {
    case .bundled:
      let catalogue = FontCatalogue(
        folders: [], ownFolders: try (assets.ownFonts + [assets.bundledFonts()]).map(\.path),
        language: "en")
      return try SDLTextServices.make(fontFolder: assets.bundledFonts(), catalogue: catalogue)
    case .system:
      return try SDLTextServices.make(
        fontFolder: assets.bundledFonts(), ownFonts: assets.ownFonts)
    case .monospaced:
      return .monospaced
    }
  }
}

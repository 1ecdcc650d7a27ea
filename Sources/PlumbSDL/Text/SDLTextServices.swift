internal import CSDL2
public import Foundation

/// Text services by SDL_ttf, usable with or without a window.
public enum SDLTextServices {
  /// Returns services that measure and draw with the fonts of a folder; no display is needed.
  ///
  /// Characters that these fonts lack are shown in fonts of the system that have them.
  ///
  /// Services must be used on one thread at a time; services of separate calls are independent.
  ///
  /// - Parameters:
  ///   - fontFolder: contains `Inter-Regular.otf`, `-Medium`, `-SemiBold`, `-Bold` and `-Italic`.
  ///   - ownFonts: folders with fonts of the program, which `Font.custom` finds by name, like the
  ///     fonts in `fontFolder` and of the system.
  /// - Throws: `SDLError.fontUnavailable` with the folder and the file that is missing or damaged.
  public static func make(
    fontFolder: URL, ownFonts: [URL] = []
  ) throws(SDLError) -> TextServices {
    let folders = (ownFonts + [fontFolder]).map(\.path)
    return try make(fontFolder: fontFolder, catalogue: .system(with: folders))
  }

  /// Returns services with a given catalogue.
  ///
  /// - Parameter catalogue: provides faces for characters that the folder's fonts lack.
  package static func make(
    fontFolder: URL, catalogue: FontCatalogue
  ) throws(SDLError) -> TextServices {
    let fonts = try SDLFonts(folder: fontFolder, catalogue: catalogue)
    let measurer = SDLTextMeasurer(fonts: fonts)
    return TextServices(
      measurer: measurer, rasterizer: SDLRunRasterizer(fonts: fonts, measurer: measurer))
  }

  /// The name and version of the library that draws glyphs; recorded images contain it, since
  /// another version may shade an edge differently.
  package static var rasterizerVersion: String {
    // FreeType's version is available only while the library is open.
    guard FontLibrary.alone({ TTF_Init() }) == 0 else { return "FreeType" }
    defer { FontLibrary.alone { TTF_Quit() } }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafe TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }
}

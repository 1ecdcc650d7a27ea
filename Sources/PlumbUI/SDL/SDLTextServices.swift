internal import CSDL2
public import Foundation

/// Text by SDL_ttf, with or without a window.
public enum SDLTextServices {
  /// Measuring and drawing with the fonts of a folder; needs no display.
  ///
  /// Characters these fonts lack are shown in fonts of the system, where one has them.
  ///
  /// Services are for one thread at a time; those of several calls do not disturb each other.
  ///
  /// - Parameters:
  ///   - fontFolder: holds `Inter-Regular.otf`, `-Medium`, `-SemiBold`, `-Bold` and `-Italic`.
  ///   - ownFonts: folders with fonts of the program, which `Font.custom` finds by their names, as
  ///     those in `fontFolder` and those of the system.
  /// - Throws: `SDLError.fontUnavailable` names the folder and the file that is missing or damaged.
  public static func make(
    fontFolder: URL, ownFonts: [URL] = []
  ) throws(SDLError) -> TextServices {
    let folders = (ownFonts + [fontFolder]).map(\.path)
    return try make(fontFolder: fontFolder, catalogue: .system(with: folders))
  }

  /// - Parameter catalogue: where faces for characters are found that the folder's lack.
  static func make(
    fontFolder: URL, catalogue: FontCatalogue
  ) throws(SDLError) -> TextServices {
    let fonts = try SDLFonts(folder: fontFolder, catalogue: catalogue)
    let measurer = SDLTextMeasurer(fonts: fonts)
    return TextServices(
      measurer: measurer, rasterizer: SDLRunRasterizer(fonts: fonts, measurer: measurer))
  }

  /// What draws the glyphs, with its version; another version may shade an edge differently, so
  /// recorded pictures name theirs.
  static var rasterizerVersion: String {
    // Before it is open the library gives no number.
    guard FontLibrary.alone({ TTF_Init() }) == 0 else { return "FreeType" }
    defer { FontLibrary.alone { TTF_Quit() } }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafe TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }
}

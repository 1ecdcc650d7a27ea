internal import Foundation
package import PlumbUI

/// The fonts of the program, for texts that are measured and drawn outside of its windows.
@MainActor package enum EngineText {
  private static var made: TextServices?

  /// The services that measure and draw text; without the engine's fonts, with one warning, services whose texts are
  /// empty.
  package static var services: TextServices {
    if let made { return made }
    let services: TextServices
    do {
      services = try SDLTextServices.make(
        fontFolder: AssetFolders().bundledFonts(), ownFonts: AssetFolders().ownFonts)
    } catch {
      RuntimeWarning.showOnce("\(error)")
      let none = NoText()
      services = TextServices(measurer: none, rasterizer: none)
    }
    made = services
    return services
  }

  /// The PostScript names of the fonts that `Font.custom` finds, by the names of their families. Read from the files of
  /// all fonts when it is used first.
  nonisolated package static let families: [String: [String]] = {
    let folders = AssetFolders()
    let bundled = try? folders.bundledFonts()
    let own = folders.ownFonts + [bundled].compactMap(\.self)
    return FontCatalogue.system(with: own.map(\.path)).families
  }()

  /// The environment of views that are drawn outside of windows, with the images and colours of the program.
  package static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.findsAssets()
    environment.colorScheme = CurrentAppearance.colors.scheme
    return environment
  }
}

/// Services of text without fonts: all runs are empty.
private final class NoText: TextMeasurer, RunRasterizer {
  func metrics(of font: FontKey) -> FontMetrics {
    FontMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
  }

  func width(of run: String, in font: FontKey) -> CGFloat { 0 }

  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask { .empty }
}

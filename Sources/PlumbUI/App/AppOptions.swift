public import Foundation

/// The options with which an app is shown, for programs that read them from a command line.
///
/// An option that is `nil` follows the scene of the app, the desktop or the user's settings.
public struct AppOptions {
  /// The name of the program's desktop entry; by default the name of the program.
  public var applicationID: String?
  /// The folder that contains the folder `Fonts` and the translations of the app.
  public var assets: URL?
  /// The size of the window's content in points. A window with this size does not open with the
  /// size and the place of the last window, and its own size and place are not remembered.
  public var size: CGSize?
  /// The pixels per point.
  public var scale: CGFloat?
  /// The locale of the views.
  public var locale: Locale?
  /// The layout direction of the views; by default the direction of the locale's language.
  public var layoutDirection: LayoutDirection?
  /// The settings that differ from the user's settings.
  public var appearance = Appearance()

  /// Creates options that are all `nil`.
  public init() {}
}

extension WindowConfiguration {
  /// The size of the window's content in points, unless something other than its scene sets one.
  package var usualSize: CGSize { size ?? CGSize(width: 900, height: 600) }
}

extension AppOptions {
  /// The name of the program's desktop entry, also for programs that do not name it.
  var usedApplicationID: String { applicationID ?? Self.programName }

  /// The places of the program's windows; `nil` if windows do not open at their last places.
  func places() -> WindowPlaces? {
    guard size == nil else { return nil }
    return WindowPlaces(applicationID: usedApplicationID)
  }

  /// Returns the icon of the program; `nil` if there is none or its file cannot be read.
  func icon() -> PixelCanvas? {
    let files = AssetFolders(named: assets).iconFiles(applicationID: usedApplicationID)
    for file in files {
      // A file far larger than an icon is left alone.
      if let data = try? RegularFile.contents(of: file.path, limit: 1 << 24),
        let icon = try? PNGFile.decode(data, limit: 1 << 20)
      {
        return icon
      }
    }
    return nil
  }

  /// Returns the options with which the windows of an app are opened.
  @MainActor func appWindowOptions() -> AppWindowOptions {
    var options = AppWindowOptions { windowOptions(of: $0) }
    options.environment = environment()
    options.appearance = appearance
    return options
  }

  /// Returns the options of a window of a scene.
  @MainActor func windowOptions(of configuration: WindowConfiguration) -> WindowOptions {
    WindowOptions(
      title: configuration.title ?? usualTitle,
      size: size ?? configuration.usualSize, position: configuration.position,
      scale: scale)
  }

  /// The title of a window whose scene and views have none: the name of the program in its property list, or else of
  /// its file.
  @MainActor private var usualTitle: String {
    #if os(Linux)
      let name = ProgramInformation.shared.displayName { key in
        BundleFunctions.translation(
          of: key, table: "InfoPlist", in: locale ?? EnvironmentValues().locale,
          folder: assets ?? AssetFolders.translations)
      }
      return name ?? Self.programName
    #else
      return Self.programName
    #endif
  }

  /// Returns the environment of the root view.
  @MainActor func environment() -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.translations = assets ?? AssetFolders.translations
    if let locale { environment.locale = locale }
    environment.updateLayoutDirectionFromLocale()
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let typeSize = appearance.typeSize { environment.dynamicTypeSize = typeSize }
    if let colorScheme = appearance.colorScheme { environment.colorScheme = colorScheme }
    if let contrast = appearance.contrast { environment.setColorSchemeContrast(contrast) }
    environment.findsAssets()
    return environment
  }

  /// Returns the folder of the bundled fonts.
  func fontFolder() throws(FontsMissingError) -> URL {
    try AssetFolders(named: assets).bundledFonts()
  }

  /// The folders of the program's own fonts.
  var ownFonts: [URL] { AssetFolders(named: assets).ownFonts }

  /// The name of the program's file.
  static var programName: String { ProcessInfo.processInfo.processName }
}

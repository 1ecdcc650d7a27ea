import ArgumentParser
import Foundation
import SwiftUI

/// The options for the surroundings of every window or picture.
struct DisplayOptions: ParsableArguments {
  @Option(
    name: .customLong("size"), parsing: .unconditional,
    help: ArgumentHelp(
      "The size in points (default: 390x844, or what suits an example; for a window the last one).",
      valueName: "WIDTHxHEIGHT"),
    transform: SceneSize.parse)
  var givenSize: SceneSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The pixels per point, 0.25 to 8 (default: 1, or the display's).", valueName: "S"),
    transform: OptionValue.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of text, xSmall … accessibility5 (default: large, or the desktop's).",
      valueName: "NAME"),
    transform: OptionValue.typeSize)
  var typeSize: DynamicTypeSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The colours (default: light, or the desktop's).", valueName: "light|dark"),
    transform: OptionValue.appearance)
  var appearance: ColorScheme?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The direction of reading (default: that of the language).", valueName: "ltr|rtl"),
    transform: OptionValue.layoutDirection)
  var layoutDirection: LayoutDirection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The language (default: en, or the desktop's for a window).",
      valueName: languages.joined(separator: "|")),
    transform: Self.parseLanguage)
  var language: String?

  @Flag(help: "Let every movement end at once.")
  var reducedMotion = false

  @Option(
    help: ArgumentHelp("The folder with the program's fonts.", valueName: "FOLDER"))
  var assets: String?

  /// The options with which the app is shown without arguments.
  static var usualAppOptions: AppOptions {
    var options = AppOptions()
    options.applicationID = "io.github.plumb_ui.Tally"
    return options
  }

  /// Returns the options with which the app is shown.
  ///
  /// - Parameter locale: the locale if no language is given; `nil` for the locale of the user.
  func appOptions(locale: Locale? = nil) -> AppOptions {
    var options = Self.usualAppOptions
    options.assets = assets.map { URL(filePath: $0) }
    options.size = givenSize?.cgSize
    options.scale = scale.map { CGFloat($0) }
    options.locale = language.map { Locale(identifier: $0) } ?? locale
    options.layoutDirection = layoutDirection
    options.appearance = Appearance(
      colorScheme: appearance, reducesMotion: reducedMotion ? true : nil, typeSize: typeSize)
    return options
  }

  /// The language of the sources, and the languages of the translations.
  static let languages = ["en", "es", "ar"]

  static func parseLanguage(_ name: String) throws(BadValue) -> String {
    try OptionValue.choice(of: name, from: languages.map { ($0, $0) })
  }
}

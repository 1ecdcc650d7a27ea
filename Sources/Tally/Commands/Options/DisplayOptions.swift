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
    transform: SceneScale.parse)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of text, xSmall … accessibility5 (default: large, or the desktop's).",
      valueName: "NAME"),
    transform: Self.parseTypeSize)
  var typeSize: DynamicTypeSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The colours (default: light, or the desktop's).", valueName: "light|dark"),
    transform: Self.parseAppearance)
  var appearance: ColorScheme?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The direction of reading (default: that of the language).", valueName: "ltr|rtl"),
    transform: Self.parseLayoutDirection)
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

  static func parseTypeSize(_ name: String) throws(BadValue) -> DynamicTypeSize {
    try choice(of: name, from: DynamicTypeSize.allCases.map { ("\($0)", $0) })
  }

  static func parseAppearance(_ name: String) throws(BadValue) -> ColorScheme {
    try choice(of: name, from: [("light", .light), ("dark", .dark)])
  }

  static func parseLayoutDirection(_ name: String) throws(BadValue) -> LayoutDirection {
    try choice(of: name, from: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
  }

  /// The language of the sources, and the languages of the translations.
  static let languages = ["en", "es", "ar"]

  static func parseLanguage(_ name: String) throws(BadValue) -> String {
    try choice(of: name, from: languages.map { ($0, $0) })
  }

  /// Returns the value with a name.
  ///
  /// - Throws: a sentence with all names if no value has the name.
  private static func choice<Value>(
    of name: String, from choices: [(name: String, value: Value)]
  ) throws(BadValue) -> Value {
    guard let choice = choices.first(where: { $0.name == name }) else {
      let names = choices.map(\.name).joined(separator: ", ")
      throw BadValue(description: "choose one of \(names).")
    }
    return choice.value
  }
}

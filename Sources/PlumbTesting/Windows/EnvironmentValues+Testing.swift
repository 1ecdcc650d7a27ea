import Foundation
public import PlumbUI

extension EnvironmentValues {
  /// The environment in which views are tested unless a test says otherwise: the default values, with
  /// American English, the Gregorian calendar and Greenwich Mean Time instead of the machine's
  /// settings.
  public static var testing: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = environment.locale
    calendar.timeZone = .gmt
    environment.calendar = calendar
    environment.timeZone = .gmt
    return environment
  }

  /// The environment with which views find the assets and, unless it names others, the translations of the program.
  @MainActor var withAssets: EnvironmentValues {
    var environment = self
    environment.translations = translations ?? AssetFolders.translations
    environment.findsAssets()
    return environment
  }
}

internal import Foundation

#if os(Linux)
  // Without it the compiler does not know all functions of `Bundle`, and allows no subclass.
  internal import CoreFoundation

  /// A class between `Bundle` and the functions that replace some of its own, as ``ClassFunctions`` needs it.
  class UnchangedBundle: Bundle, @unchecked Sendable {
    init(never: Never) { switch never {} }
  }

  /// The functions of `Bundle` that the engine replaces, so that the main bundle has the information of the program,
  /// and the resources of its targets.
  ///
  /// On a Mac the program is in a bundle with both. On Linux it is a file, beside which SwiftPM places one bundle for
  /// each target with resources. The objects are of the class `Bundle`, not of this one.
  final class BundleFunctions: UnchangedBundle, @unchecked Sendable {
    static let areInstalled =
      ClassFunctions.replace(
        in: Bundle.self, unchanged: UnchangedBundle.self, by: BundleFunctions.self) > 0

    override var infoDictionary: [String: Any]? {
      let own = super.infoDictionary
      guard isMain else { return own }
      return ProgramInformation.shared.values.mapValues(\.propertyList).merging(own ?? [:]) { $1 }
    }

    override var bundleIdentifier: String? {
      isMain ? infoDictionary?["CFBundleIdentifier"] as? String : super.bundleIdentifier
    }

    override func url(
      forResource name: String?, withExtension ext: String?, subdirectory folder: String?
    ) -> URL? {
      super.url(forResource: name, withExtension: ext, subdirectory: folder)
        ?? resourceBundles.lazy.compactMap {
          $0.url(forResource: name, withExtension: ext, subdirectory: folder)
        }.first
    }

    override func url(
      forResource name: String?, withExtension ext: String?, subdirectory folder: String?,
      localization: String?
    ) -> URL? {
      super.url(
        forResource: name, withExtension: ext, subdirectory: folder, localization: localization)
        ?? resourceBundles.lazy.compactMap {
          $0.url(
            forResource: name, withExtension: ext, subdirectory: folder, localization: localization)
        }.first
    }

    override func urls(
      forResourcesWithExtension ext: String?, subdirectory folder: String?
    ) -> [NSURL]? {
      let own = super.urls(forResourcesWithExtension: ext, subdirectory: folder)
      let others = resourceBundles.flatMap {
        $0.urls(forResourcesWithExtension: ext, subdirectory: folder) ?? []
      }
      return others.isEmpty ? own : (own ?? []) + others
    }

    override func localizedString(forKey key: String, value: String?, table: String?) -> String {
      (isMain ? Self.translation(of: key, table: table) : nil)
        ?? super.localizedString(forKey: key, value: value, table: table)
    }

    /// Returns the translation of a text in the tables of the program, which are those of its views; `nil` if there is
    /// none, and for one that depends on numbers, which are inserted later.
    static func translation(
      of key: String, table: String?, in locale: Locale = EnvironmentValues().locale,
      folder: URL? = AssetFolders.translations
    ) -> String? {
      guard let folder,
        case .text(let text) = StringTables.shared.translation(
          of: key, table: table?.isEmpty == true ? nil : table, in: locale, folder: folder)
      else { return nil }
      return text
    }
  }

  extension Bundle {
    /// Whether this is the main bundle, which may have several objects: `Bundle(for:)` makes another one.
    fileprivate var isMain: Bool {
      self === Bundle.main
        || bundlePath == Bundle.main.bundlePath && executablePath == Bundle.main.executablePath
    }

    /// The bundles of the targets of the program, if this is its main bundle.
    fileprivate var resourceBundles: [Bundle] {
      isMain ? AssetFolders().resourceBundles.compactMap { Bundle(url: $0) } : []
    }
  }
#endif

/// Gives `Bundle.main` the information of the program and the resources of its targets.
func prepareMainBundle() {
  #if os(Linux)
    _ = BundleFunctions.areInstalled
  #endif
}

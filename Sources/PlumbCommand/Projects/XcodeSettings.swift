import Foundation

/// The build settings of a target in an Xcode project, in the configuration for debugging.
struct XcodeSettings {
  private var words: [String: [String]] = [:]
  /// Sentences about files of settings that are not read.
  private(set) var problems: [String] = []

  /// Collects the settings of the project and then the settings of the target.
  ///
  /// - Parameters:
  ///   - places: the paths of groups and files.
  ///   - root: the folder of the project.
  init(
    of target: XcodeProjectFile.Object, in project: XcodeProjectFile.Object?,
    _ file: XcodeProjectFile, places: [String: URL], root: URL
  ) {
    for owner in [project, target] {
      guard let list = owner?.buildConfigurationList.flatMap({ file.objects[$0] }) else { continue }
      let configurations = file.objects(list.buildConfigurations)
      guard let debug = configurations.first(where: { $0.name == "Debug" }) ?? configurations.first
      else { continue }
      if let base = Self.base(of: debug, places) {
        let file = ConfigurationFile(base, root: root)
        for (name, words) in file.settings { add(name, words) }
        problems += file.problems
      }
      for (name, value) in debug.buildSettings ?? [:] { add(name, value.words) }
    }
  }

  private mutating func add(_ name: String, _ value: [String]) {
    let inherited = words[name] ?? []
    words[name] = value.flatMap { $0 == "$(inherited)" ? inherited : [$0] }
  }

  /// Returns the file that a configuration begins with: by its id, or by its path in a folder that
  /// Xcode searches.
  private static func base(
    of configuration: XcodeProjectFile.Object, _ places: [String: URL]
  ) -> URL? {
    if let id = configuration.baseConfigurationReference { return places[id] }
    guard let path = configuration.baseConfigurationReferenceRelativePath else { return nil }
    return configuration.baseConfigurationReferenceAnchor.flatMap { places[$0] }?
      .appending(path: path)
  }

  /// Returns the settings that matter to the compiler.
  ///
  /// - Parameter name: the name of the target, from which the name of the module follows.
  func targetSettings(name: String) -> TargetSettings {
    var settings = TargetSettings()
    let moduleName = literal("PRODUCT_MODULE_NAME") ?? literal("PRODUCT_NAME") ?? name
    settings.moduleName = TargetSettings.moduleName(moduleName)
    let version = literal("SWIFT_VERSION").flatMap(Double.init) ?? 5
    settings.languageVersion = version < 6 ? "5" : "6"
    settings.conditions.formUnion(
      (words["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? []).filter { !$0.contains("$") })
    settings.isolatesToMainActor = literal("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    addFlags(to: &settings)
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { settings.features = Self.approachable }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in words.keys where key.hasPrefix(prefix) && isOn(key) {
      let parts = key.dropFirst(prefix.count).lowercased().split(separator: "_")
      settings.features.insert(parts.map(\.capitalized).joined())
    }
    settings.hasAssetSymbols = isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: true)
    // On in every new project since Xcode 15, and off where the project does not say.
    settings.extendsColor = isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    return settings
  }

  /// Adds the names and the features of the language that the flags of the compiler give.
  private func addFlags(to settings: inout TargetSettings) {
    let flags = words["OTHER_SWIFT_FLAGS"] ?? []
    for (index, flag) in flags.enumerated() {
      let value = flags.indices.contains(index + 1) ? flags[index + 1] : ""
      switch flag {
      case "-D": settings.conditions.insert(value)
      case "-enable-upcoming-feature": settings.features.insert(value)
      case "-enable-experimental-feature": settings.experimentalFeatures.insert(value)
      case let other where other.hasPrefix("-D"):
        settings.conditions.insert(String(other.dropFirst(2)))
      default: break
      }
    }
    settings.conditions.remove("")
  }

  /// The settings whose names begin with a prefix, without it.
  func values(withPrefix prefix: String) -> [String: String] {
    words.reduce(into: [:]) { values, setting in
      guard setting.key.hasPrefix(prefix) else { return }
      values[String(setting.key.dropFirst(prefix.count))] = setting.value.joined(separator: " ")
    }
  }

  /// Returns a setting as it is written; `nil` if it is empty.
  func value(_ key: String) -> String? {
    let text = (words[key] ?? []).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Returns a setting that does not refer to others.
  private func literal(_ key: String) -> String? {
    let text = (words[key] ?? []).joined(separator: " ")
    return text.isEmpty || text.contains("$") ? nil : text
  }

  private func isOn(_ key: String, default value: Bool = false) -> Bool {
    literal(key).map { $0 == "YES" } ?? value
  }

  /// The features that the setting Approachable Concurrency stands for.
  private static let approachable: Set = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

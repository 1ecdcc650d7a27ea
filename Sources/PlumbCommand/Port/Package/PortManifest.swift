/// The text of the `Package.swift` of a ported package.
struct PortManifest {
  /// A module with the links to its files.
  struct Module {
    var module: PortedModule
    var links: SourceLinks
  }

  var app: PortedApp
  var modules: [Module]
  var engine: EngineSource
  private let engineLink: String?
  private let implicit: ImplicitModules

  /// - Parameter engineLink: the path of a link to the checkout of the engine; `nil` if none is needed.
  init(app: PortedApp, modules: [Module], engine: EngineSource, engineLink: String? = nil) {
    self.app = app
    self.modules = modules
    self.engine = engine
    self.engineLink = engineLink
    implicit = ImplicitModules(for: app)
  }

  var text: String {
    """
    // swift-tools-version: 6.2
    // Written by `plumb port`, which replaces it when it is run again.
    import PackageDescription

    /// Settings of every module: the names that Apple's frameworks bring along, and their modules by other names.
    let ported: [SwiftSetting] = [
      .unsafeFlags([
    \(flags.map { "    \($0.map(Self.literal).joined(separator: ", ")),\n" }.joined())  ])
    ]

    let package = Package(
      name: \(Self.literal(app.moduleName)),
      defaultLocalization: \(Self.literal(app.language)),
      dependencies: [
    \(dependencies.map { "    \($0),\n" }.joined())  ],
      targets: [
    \(modules.enumerated().map { target($1, isApp: $0 == 0) }.joined())  ]
    )

    """
  }

  // MARK: Flags

  /// The flags of the compiler for every module, each with its values.
  var flags: [[String]] {
    implicit.flags + app.aliases.map { ["-module-alias", "\($0.name)=\($0.module)"] }
      + [
        // All errors in one build, for the report.
        ["-continue-building-after-errors"],
        ["-Xfrontend", "-show-diagnostics-after-fatal"],
        // Sources for other frameworks have warnings here that their authors do not see. They are no errors, even if
        // the flags of the build make errors of those of the engine.
        ["-Xfrontend", "-no-warnings-as-errors"],
      ]
  }

  private func settings(of module: PortedModule) -> [String] {
    let settings = module.settings
    // SwiftPM gives these two itself.
    let names = settings.conditions.subtracting(["DEBUG", "SWIFT_PACKAGE"])
    return [".swiftLanguageMode(.v\(settings.languageVersion))"]
      + (settings.isolatesToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + settings.features.sorted().map { ".enableUpcomingFeature(\(Self.literal($0)))" }
      + settings.experimentalFeatures.sorted().map {
        ".enableExperimentalFeature(\(Self.literal($0)))"
      }
      + names.filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }.sorted()
      .map { ".define(\(Self.literal($0)))" }
  }

  // MARK: Dependencies

  private var dependencies: [String] {
    [engine.dependency(through: engineLink)]
      + app.packages.map { ".package(url: \(Self.literal($0.url)), \($0.versions))" }
  }

  /// The products of this package that a module needs.
  private func engineProducts(of module: PortedModule) -> [String] {
    let imports = module.imports
    let sound: Set = ["AVFoundation", "AVFAudio", "AudioToolbox"]
    let needed =
      ["SwiftUI"] + implicit.imports.compactMap(\.product)
      + (imports.contains("UserNotifications") ? ["UserNotifications"] : [])
      + (imports.isDisjoint(with: sound) ? [] : ["AVFoundation"])
    // An app that is built for Linux already names some of them.
    let named = module.products.filter { $0.package == EngineSource.package }.map(\.name)
    return needed + named.filter { !needed.contains($0) }.sorted()
  }

  // MARK: Targets

  private func target(_ entry: Module, isApp: Bool) -> String {
    let module = entry.module
    let others = module.products.filter { $0.package != EngineSource.package }
    let products =
      engineProducts(of: module).map { PortedModule.Product(name: $0, package: engine.name) }
      + others.sorted { $0.name < $1.name }
    let entries = products.map {
      ".product(name: \(Self.literal($0.name)), package: \(Self.literal($0.package)))"
    }
    let resources =
      entry.links.processed.map { ".process(\(Self.literal($0)))" }
      + entry.links.copied.map { ".copy(\(Self.literal($0)))" }
    var lines = ["name: \(Self.literal(module.name))"]
    lines += Self.list("dependencies", module.modules.map(Self.literal) + entries)
    lines += Self.list("exclude", entry.links.excluded.map(Self.literal))
    lines += Self.list("resources", resources)
    let own = settings(of: module).map { "        \($0),\n" }.joined()
    lines.append("swiftSettings: ported + [\n\(own)      ]")
    if module.hasCatalogues, module.settings.hasAssetSymbols {
      lines.append(
        "plugins: [.plugin(name: \"AssetSymbols\", package: \(Self.literal(engine.name)))]")
    }
    let body = lines.map { "      \($0)" }.joined(separator: ",\n")
    return "    .\(isApp ? "executableTarget" : "target")(\n\(body)\n    ),\n"
  }

  private static func list(_ name: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["\(name): [\n\(entries.map { "        \($0),\n" }.joined())      ]"]
  }

  /// Returns a text as a literal of Swift. Names of files may have any characters.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\" + String(scalar)
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// The modules of the package that the files of one module may import.
struct ModuleRule {
  var module: String
  var imports: Set<String>

  /// The modules whose folders have rules.
  static let engine = [
    ModuleRule(module: "PlumbFiles", imports: []),
    ModuleRule(module: "PlumbText", imports: ["PlumbFiles"]),
    ModuleRule(module: "PlumbGraphics", imports: ["PlumbText"]),
    ModuleRule(module: "PlumbPlatform", imports: ["PlumbText", "PlumbGraphics"]),
    ModuleRule(module: "PlumbPublishers", imports: ["PlumbText"]),
    ModuleRule(
      module: "PlumbCore",
      imports: ["PlumbFiles", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers"]),
    ModuleRule(module: "PlumbPainting", imports: ["PlumbText", "PlumbGraphics", "PlumbPlatform"]),
    ModuleRule(
      module: "PlumbSDL",
      imports: [
        "PlumbFiles", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPainting", "CSDL2",
      ]),
    ModuleRule(
      module: "PlumbUI",
      imports: [
        "PlumbFiles", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers",
        "PlumbPainting", "PlumbCore", "PlumbSDL", "CoreFoundation",
      ]),
  ]

  /// Every module below Sources that holds Swift files.
  static let all =
    engine + [
      ModuleRule(module: "SwiftUI", imports: ["PlumbUI"]),
      ModuleRule(module: "Combine", imports: ["PlumbPublishers"]),
      ModuleRule(module: "UniformTypeIdentifiers", imports: ["PlumbCore"]),
      ModuleRule(module: "CoreGraphics", imports: ["PlumbText", "PlumbGraphics"]),
      // It has the name of the toolchain's module below it.
      ModuleRule(module: "CoreFoundation", imports: ["PlumbText", "CoreFoundation"]),
      ModuleRule(module: "_Testing_CoreGraphics", imports: []),
      ModuleRule(module: "MonospacedText", imports: ["PlumbText"]),
      ModuleRule(module: "PlumbTesting", imports: ["PlumbUI", "MonospacedText"]),
      ModuleRule(module: "BallotStorage", imports: ["CSQLite"]),
      ModuleRule(module: "GalleryScenes", imports: ["SwiftUI", "CoreGraphics"]),
      ModuleRule(module: "Tally", imports: ["SwiftUI", "BallotStorage", "GalleryScenes"]),
      ModuleRule(module: "PlumbMacros", imports: ["PlumbFiles"]),
      ModuleRule(module: "AssetSymbols", imports: ["PlumbFiles"]),
      ModuleRule(module: "PlumbCommand", imports: ["PlumbFiles", "PreviewMessages"]),
      ModuleRule(module: "PreviewMessages", imports: []),
      ModuleRule(module: "PlumbPreview", imports: ["PlumbUI", "PreviewMessages"]),
      ModuleRule(module: "PreviewPlugin", imports: []),
    ]
}

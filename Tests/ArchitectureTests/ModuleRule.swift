/// The modules of the package that the files of one module may import.
struct ModuleRule {
  var module: String
  var imports: Set<String>

  /// The modules whose folders have rules.
  static let engine = [
    ModuleRule(module: "PlumbFiles", imports: []),
    ModuleRule(module: "PlumbBase", imports: ["PlumbFiles"]),
    ModuleRule(module: "PlumbText", imports: ["PlumbFiles", "PlumbBase"]),
    ModuleRule(module: "PlumbGraphics", imports: ["PlumbBase", "PlumbText"]),
    ModuleRule(
      module: "PlumbPlatform", imports: ["PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics"]),
    ModuleRule(module: "PlumbPublishers", imports: ["PlumbBase"]),
    ModuleRule(
      module: "PlumbCore",
      imports: [
        "PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers",
      ]),
    ModuleRule(
      module: "PlumbControls",
      imports: ["PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbCore"]),
    ModuleRule(
      module: "PlumbContainers",
      imports: [
        "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbCore", "PlumbControls",
      ]),
    ModuleRule(
      module: "PlumbApp",
      imports: [
        "PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers",
        "PlumbCore", "PlumbControls", "PlumbContainers",
      ]),
    ModuleRule(
      module: "PlumbPainting",
      imports: ["PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform"]),
    ModuleRule(
      module: "PlumbSDL",
      imports: [
        "PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPainting",
        "CSDL2",
      ]),
    ModuleRule(
      module: "PlumbUI",
      imports: [
        "PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers",
        "PlumbPainting", "PlumbCore", "PlumbControls", "PlumbApp", "PlumbSDL",
        "CoreFoundation",
      ]),
  ]

  /// Every module below Sources that holds Swift files.
  static let all =
    engine + [
      ModuleRule(module: "PlumbFoundation", imports: []),
      ModuleRule(module: "SwiftUI", imports: ["PlumbUI", "PlumbFoundation"]),
      ModuleRule(module: "Combine", imports: ["PlumbPublishers"]),
      ModuleRule(module: "UniformTypeIdentifiers", imports: ["PlumbCore"]),
      ModuleRule(module: "UserNotifications", imports: ["PlumbBase", "PlumbSDL"]),
      ModuleRule(module: "CoreGraphics", imports: ["PlumbBase", "PlumbGraphics"]),
      // It has the name of the toolchain's module below it.
      ModuleRule(module: "CoreFoundation", imports: ["PlumbBase", "CoreFoundation"]),
      ModuleRule(module: "_Testing_CoreGraphics", imports: []),
      ModuleRule(module: "PlumbPlatformValues", imports: ["PlumbUI", "CoreGraphics"]),
      ModuleRule(
        module: "PlumbUIKit",
        imports: ["PlumbCore", "PlumbControls", "PlumbUI", "CoreGraphics", "PlumbPlatformValues"]),
      ModuleRule(
        module: "PlumbAppKit",
        imports: [
          "PlumbCore", "PlumbApp", "PlumbUI", "CoreGraphics", "PlumbPlatformValues", "PlumbSound",
        ]),
      ModuleRule(module: "PlumbCocoa", imports: ["PlumbAppKit"]),
      ModuleRule(module: "PlumbSound", imports: ["PlumbBase", "CSDL2"]),
      ModuleRule(module: "AVFAudio", imports: ["PlumbBase", "PlumbSound"]),
      ModuleRule(module: "AVFoundation", imports: ["PlumbBase", "PlumbSound", "AVFAudio"]),
      ModuleRule(module: "AudioToolbox", imports: ["PlumbBase", "PlumbSound"]),
      ModuleRule(
        module: "AppleFoundation",
        imports: ["Combine", "CoreGraphics", "PlumbFoundation", "UniformTypeIdentifiers"]),
      ModuleRule(module: "AppleNetworking", imports: ["Combine", "PlumbPublishers"]),
      ModuleRule(module: "PlumbLog", imports: ["PlumbFiles"]),
      ModuleRule(module: "PlumbOSLog", imports: ["PlumbLog"]),
      ModuleRule(module: "PlumbDarwin", imports: ["AppleFoundation"]),
      ModuleRule(module: "PlumbObjectiveC", imports: ["AppleFoundation"]),
      ModuleRule(module: "PlumbQuartzCore", imports: ["AppleFoundation"]),
      ModuleRule(module: "PlumbSimd", imports: []),
      ModuleRule(module: "MonospacedText", imports: ["PlumbText"]),
      ModuleRule(module: "PlumbTesting", imports: ["PlumbUI", "MonospacedText"]),
      ModuleRule(module: "BallotStorage", imports: ["CSQLite"]),
      ModuleRule(module: "GalleryScenes", imports: ["SwiftUI", "CoreGraphics"]),
      ModuleRule(module: "Tally", imports: ["SwiftUI", "BallotStorage", "GalleryScenes"]),
      ModuleRule(module: "PlumbMacros", imports: ["PlumbFiles"]),
      ModuleRule(module: "AssetSymbols", imports: ["PlumbFiles"]),
      ModuleRule(
        module: "PlumbCommand", imports: ["PlumbFiles", "PlumbSDL", "PreviewMessages"]),
      ModuleRule(module: "PreviewMessages", imports: []),
      ModuleRule(module: "PlumbPreview", imports: ["PlumbUI", "PreviewMessages"]),
      ModuleRule(module: "PreviewPlugin", imports: []),
    ]
}

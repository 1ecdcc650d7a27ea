/// Names that no module of a package for plumb-ui can have.
enum ReservedNames {
  /// Returns whether a name is one of plumb-ui, of the toolchain, of the language or of the folder of a build.
  static func contains(_ name: String) -> Bool {
    // A name without letters and digits has become underscores.
    words.contains(name) || modules.contains(name) || folders.contains(name)
      || name.prefixMatch(of: /Plumb[A-Z]/) != nil || name.allSatisfy { $0 == "_" }
  }

  /// Words with a meaning of their own in a declaration or an import.
  static let words: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "main", "nil", "open", "operator",
    "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// The modules of the toolchain, and those that a program gets with plumb-ui.
  static let modules: Set = toolchain.union(engine)

  private static let toolchain: Set = [
    "Builtin", "Cxx", "CxxStdlib", "Darwin", "Differentiation", "Dispatch", "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
    "PackageDescription", "PackagePlugin", "Playgrounds", "RegexBuilder", "Subprocess", "Swift",
    "SwiftShims", "Synchronization", "Testing", "XCTest",
  ]

  /// The modules and products of plumb-ui, and the names that it gives to some of them.
  private static let engine: Set = [
    "AVFAudio", "AVFoundation", "AppKit", "AppleFoundation", "AppleNetworking",
    "ArgumentParser", "ArgumentParserToolInfo", "AssetCatalogSymbols", "AssetSymbols",
    "AssetSymbolsGenerator", "AudioToolbox", "BallotSoak", "BallotStorage", "CDisplay", "CSDL2",
    "CSQLite", "Cocoa", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CountedHeap",
    "Darwin", "EngineTesting", "GalleryScenes", "ImplicitImports", "MonospacedText", "OSLog",
    "ObjectiveC", "PlumbApp", "PlumbAppKit", "PlumbBase", "PlumbCocoa", "PlumbCommand",
    "PlumbContainers", "PlumbControls", "PlumbCore", "PlumbDarwin", "PlumbFiles",
    "PlumbFoundation", "PlumbGraphics", "PlumbLog", "PlumbMacros", "PlumbOSLog",
    "PlumbObjectiveC", "PlumbPainting", "PlumbPlatform", "PlumbPlatformValues", "PlumbPreview",
    "PlumbPublishers", "PlumbQuartzCore", "PlumbSDL", "PlumbSimd", "PlumbSound",
    "PlumbSubmodules", "PlumbTesting", "PlumbText", "PlumbUI", "PlumbUIKit", "PreviewMessages",
    "PreviewPlugin", "PreviewSample", "QuartzCore", "SamplePrograms", "SampleWindow",
    "SwiftData", "SwiftUI", "Tally", "TestSupport", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchedSample", "_Testing_CoreGraphics", "os", "plumb", "simd", "tally",
  ]

  /// The folders beside the programs of a build.
  private static let folders: Set = ["ModuleCache", "Modules", "index"]
}

/// Names that a new program cannot have.
enum ReservedNames {
  /// Words with a meaning of their own in a declaration or an import.
  static let words: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The modules of the toolchain, and those that a program gets with plumb-ui.
  static let modules: Set = toolchain.union(engine)

  private static let toolchain: Set = [
    "Builtin", "Cxx", "CxxStdlib", "Darwin", "Differentiation", "Dispatch", "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription",
    "PackagePlugin", "Playgrounds", "RegexBuilder", "Subprocess", "Swift", "Synchronization",
    "Testing", "XCTest",
  ]

  /// The modules of plumb-ui, with those that stand for modules of Apple's systems.
  private static let engine: Set = [
    "AVFAudio", "AVFoundation", "AppKit", "AppleFoundation", "AppleNetworking", "ArgumentParser",
    "AssetCatalogSymbols", "AssetSymbols", "AssetSymbolsGenerator", "AudioToolbox",
    "BallotStorage", "CDisplay", "CSDL2", "CSQLite", "Cocoa", "Combine", "CoreData",
    "CoreFoundation", "CoreGraphics", "GalleryScenes", "MonospacedText", "ObjectiveC",
    "PlumbAppKit", "PlumbApp", "PlumbBase", "PlumbCocoa", "PlumbCommand", "PlumbContainers",
    "PlumbControls", "PlumbCore", "PlumbDarwin", "PlumbFiles", "PlumbFoundation",
    "PlumbGraphics", "PlumbLog", "PlumbMacros", "PlumbOSLog", "PlumbObjectiveC", "PlumbPainting",
    "PlumbPlatform", "PlumbPlatformValues", "PlumbPreview", "PlumbPublishers", "PlumbQuartzCore",
    "PlumbSDL", "PlumbSimd", "PlumbSound", "PlumbSubmodules", "PlumbTesting", "PlumbText",
    "PlumbUI", "PlumbUIKit", "PreviewMessages", "PreviewPlugin", "QuartzCore", "SwiftData",
    "SwiftUI", "Tally", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
  ]
}

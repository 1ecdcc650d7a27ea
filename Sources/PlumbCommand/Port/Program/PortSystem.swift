/// The system of Apple's that a ported app is written for.
enum PortSystem: String, Codable, CaseIterable {
  case iOS
  case macOS

  /// The library with the values and the life cycle of the system.
  var product: String { self == .iOS ? "UIKit" : "AppKit" }

  /// The names that files import, and the modules that are meant.
  var aliases: [(name: String, module: String)] {
    switch self {
    case .iOS: [("UIKit", "PlumbUIKit")]
    case .macOS: [("AppKit", "PlumbAppKit"), ("Cocoa", "PlumbCocoa")]
    }
  }

  /// The word for this system in the filters of Xcode's files.
  var filter: String { self == .iOS ? "ios" : "macos" }

  /// The systems with windows that the settings of a target name, and the others.
  static func named(by settings: XcodeSettings) -> Set<String> {
    let words =
      settings.value("SUPPORTED_PLATFORMS") ?? settings.value("SDKROOT") ?? ""
    return words.split(separator: " ").reduce(into: []) { systems, word in
      if let name = sdks[String(word)] { systems.insert(name) }
    }
  }

  private static let sdks = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "watchos": "watchOS",
    "watchsimulator": "watchOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
    "xros": "visionOS",
    "xrsimulator": "visionOS",
  ]

  /// Chooses the system for an app.
  ///
  /// - Parameters:
  ///   - systems: the systems that the app is for; empty if that is not known.
  ///   - imports: the modules that its sources import.
  static func chosen(for systems: Set<String>, imports: Set<String>) -> PortSystem {
    switch (systems.contains("iOS"), systems.contains("macOS")) {
    case (true, false): .iOS
    case (false, true): .macOS
    default:
      !imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !imports.contains("UIKit") ? .macOS : .iOS
    }
  }
}

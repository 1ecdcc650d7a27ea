import Foundation

/// The use of a file of a project in a ported package.
enum ContentKind: Hashable, CaseIterable {
  case source
  /// A file or folder beside the program.
  case resource
  /// A table of translations.
  case translation
  /// Views in the editor of Xcode.
  case interface
  case launchScreen
  case coreData
  /// Objective-C, C and headers.
  case foreign
  case shader
  case binary
  case machineLearning
  case entitlements
  /// Files of Xcode and of its stores, without which nothing is missing.
  case projectFile

  init(_ url: URL) {
    let name = url.lastPathComponent
    switch url.pathExtension.lowercased() {
    case "swift": self = .source
    case "xcstrings", "strings", "stringsdict": self = .translation
    case "storyboard", "xib", "nib":
      self = name.lowercased().contains("launch") ? .launchScreen : .interface
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .coreData
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .foreign
    case "metal", "metallib": self = .shader
    case "framework", "xcframework", "a", "dylib", "tbd", "appex": self = .binary
    case "mlmodel", "mlpackage", "mlmodelc": self = .machineLearning
    case "entitlements": self = .entitlements
    case "h", "hpp", "pch", "modulemap", "xcconfig", "xcprivacy", "xctestplan", "storekit", "docc",
      "icon", "xcodeproj", "xcworkspace", "playground", "playgroundbook", "intentdefinition",
      "gitignore", "orig", "swiftpm", "app":
      self = .projectFile
    default:
      self = Self.isProjectFile(name) ? .projectFile : .resource
    }
  }

  /// Whether a name is one of a file that no program reads while it runs.
  private static func isProjectFile(_ name: String) -> Bool {
    // SwiftPM refuses a resource of the first name.
    ["Info.plist", "Package.swift", "Package.resolved", "Podfile", "Podfile.lock", "Cartfile"]
      .contains(name)
      || name.hasSuffix("-Info.plist") || name.lowercased().hasPrefix("readme")
      || name.lowercased().hasPrefix("license") && !name.contains(".")
  }
}

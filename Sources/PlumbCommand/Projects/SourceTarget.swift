import Foundation

/// Source files that are compiled as one module.
struct SourceTarget: Equatable {
  /// The name for the reader.
  var name: String
  var settings = TargetSettings()
  /// The Swift files.
  var files: [URL] = []
  /// The asset catalogues.
  var catalogues: [URL] = []
  /// The files in Objective-C and C.
  var foreign: [URL] = []
  /// Whether it holds tests.
  var isTest = false
  /// The systems that it is written for; empty if that is not known.
  var systems: Set<String> = []
  /// The names of folders whose files may be modules in the project and are a part of this one.
  var mergedModules: Set<String> = []

  /// Adds a file by its kind.
  mutating func add(_ file: URL) {
    switch file.pathExtension {
    case "swift": files.append(file)
    case "xcassets": catalogues.append(file)
    default: if SourceFolder.foreignExtensions.contains(file.pathExtension) { foreign.append(file) }
    }
  }

  /// Adds the files of a folder.
  mutating func add(_ folder: SourceFolder) {
    files += folder.files
    catalogues += folder.catalogues
    foreign += folder.foreign
  }
}

/// The settings of a target that matter to the compiler.
struct TargetSettings: Equatable {
  /// The name that other modules import.
  var moduleName = "Program"
  /// The version of the language, 5 or 6.
  var languageVersion = "5"
  /// The names that are true in `#if`.
  var conditions: Set = ["DEBUG"]
  /// The upcoming features of the language that are in use.
  var features: Set<String> = []
  /// The experimental features of the language that are in use.
  var experimentalFeatures: Set<String> = []
  /// Whether declarations belong to the main actor unless they say otherwise.
  var isolatesToMainActor = false
  /// Whether the sources have `Bundle.module`, as the sources of a package with resources have.
  var hasResourceBundle = false
  /// Whether asset catalogues have symbols.
  var hasAssetSymbols = true
  /// Whether the colours of asset catalogues are members of `Color`.
  var extendsColor = true

  /// Returns a name as a module has it: with underscores for the characters that cannot be in one.
  static func moduleName(_ name: String) -> String {
    let letters = name.unicodeScalars.map { $0.properties.isXIDContinue ? String($0) : "_" }
    let joined = letters.joined()
    return joined.first?.isNumber == true ? "_\(joined.dropFirst())" : joined
  }
}

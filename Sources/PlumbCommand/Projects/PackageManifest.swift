import Foundation
import PlumbFiles

/// The targets of a Swift package, as SwiftPM reads them from `Package.swift`.
struct PackageManifest: Decodable {
  var name: String
  private var toolsVersion: ToolsVersion
  private var swiftLanguageVersions: [String]?
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  var platforms: [Platform]?

  private struct ToolsVersion: Decodable {
    var _version: String
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var settings: [Setting]
    var resources: [Resource]
    var dependencies: [TargetDependency]
    var pluginUsages: [PlugIn]?
  }

  struct PlugIn: Decodable {
    var plugin: [String?]
  }

  struct Setting: Decodable {
    var tool: String
    var kind: [String: [String: SettingValue]]
    var condition: Condition?
  }

  struct Condition: Decodable {
    var platformNames: [String]?
  }

  /// The error that SwiftPM does not understand the file.
  struct ReadError: Error, CustomStringConvertible {
    var description: String
  }

  /// The error of a file that SwiftPM does not understand, as a sentence.
  struct InvalidFile: Error, CustomStringConvertible {
    var description: String
  }

  /// Evaluates the file of a package whose program is built.
  ///
  /// - Throws: `InvalidFile` if SwiftPM does not understand it.
  static func ofProgram(in package: URL, scratch: URL) throws -> PackageManifest {
    do {
      return try PackageManifest(of: package, scratch: scratch)
    } catch let error as ReadError {
      let file = package.appending(path: "Package.swift").path.printable
      throw InvalidFile(description: "\(file) cannot be read: \(error). Correct the file.")
    }
  }

  /// Evaluates the file of a package, as every build does.
  ///
  /// - Parameter scratch: a folder for the files that SwiftPM writes.
  init(of package: URL, scratch: URL) throws {
    do throws(RegularFile.Failure) {
      _ = try RegularFile.fileHandle(at: package.appending(path: "Package.swift").path)
    } catch {
      throw ReadError(description: "\(error)")
    }
    // A file that never ends is given up.
    let build = scratch.appending(path: "package").path
    let command = [
      // SwiftPM leaves folders behind.
      "TMPDIR=\(scratch.path)", "timeout", "60",
      "swift", "package", "--package-path", package.path, "--scratch-path", build, "dump-package",
    ]
    let run = try CommandRun(command, log: scratch.appending(path: "manifest"))
    // Around the output are the warnings.
    guard run.status == 0,
      let start = run.output.firstRange(of: "\n{\n") ?? run.output.firstRange(of: "{"),
      let end = run.output.lastIndex(of: "}")
    else {
      throw ReadError(description: Self.reason(in: run, of: package))
    }
    do {
      self = try JSONDecoder().decode(
        Self.self, from: Data(run.output[start.lowerBound...end].utf8))
    } catch is DecodingError {
      throw ReadError(description: "SwiftPM describes it in a way that is not known here")
    }
  }

  /// Returns the reason for which SwiftPM has failed: the first error in the file, or else of the
  /// package.
  private static func reason(in run: CommandRun, of package: URL) -> String {
    // The status of `timeout`.
    if run.status == 124 { return "it was not read within a minute" }
    let file = package.appending(path: "Package.swift").path
    let errors = Diagnostic.errors(in: run.output, files: [file])
    let reason = errors.first { $0.path == file } ?? errors.first
    return reason?.message ?? "it ended with \(run.status)"
  }

  /// Returns the folder of the package around a folder, itself or one above it; `nil` if there is none.
  ///
  /// - Throws: an error if its `Package.swift` is no file that can be read.
  static func package(around folder: URL) throws(FileProblem) -> URL? {
    var folder = folder
    while true {
      let file = folder.appending(path: "Package.swift")
      do throws(RegularFile.Failure) {
        _ = try RegularFile.fileHandle(at: file.path, limit: RegularFile.largestText)
        return folder
      } catch .missing {
        if folder.path == "/" { return nil }
        folder.deleteLastPathComponent()
      } catch {
        throw FileProblem(reading: file, error)
      }
    }
  }

  /// Throws an error for a source file at which the compiler would wait for ever, such as a pipe.
  func checkSources(in package: URL) throws(FileProblem) {
    for target in targets {
      if let folder = folder(of: target, in: package) { try SourceFolder(folder).check() }
    }
  }

  /// Returns the targets with their files.
  func sourceTargets(in package: URL) -> [SourceTarget] {
    targets.filter { ["regular", "executable", "test"].contains($0.type) }.compactMap { target in
      guard let folder = folder(of: target, in: package) else { return nil }
      var found = SourceTarget(name: target.name, settings: settings(of: target))
      found.systems = systems
      found.isTest = target.type == "test"
      let excluded = target.exclude.map { folder.appending(path: $0).standardizedFileURL }
      let contents = SourceFolder(folder)
      let sources = target.sources?.map { folder.appending(path: $0).standardizedFileURL }
      for url in contents.files + contents.catalogues + contents.foreign
      where !excluded.contains(where: { url.isInside($0) }) {
        let isSource = sources?.contains { url.isInside($0) } ?? true
        if isSource || url.pathExtension == "xcassets" { found.add(url) }
      }
      return found
    }
  }

  /// The systems of Apple's that the package names.
  var systems: Set<String> {
    let names = ["ios": "iOS", "macos": "macOS", "maccatalyst": "iOS"]
    return Set((platforms ?? []).compactMap { names[$0.platformName] })
  }

  func folder(of target: Target, in package: URL) -> URL? {
    let parents =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    let paths =
      target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" }
      + (targets.count == 1 ? parents : [])
    return paths.map { package.appending(path: $0).standardizedFileURL }
      .first { FileKind($0) == .folder }
  }

  func settings(of target: Target) -> TargetSettings {
    var settings = TargetSettings()
    settings.moduleName = TargetSettings.moduleName(target.name)
    settings.conditions.insert("SWIFT_PACKAGE")
    settings.hasResourceBundle = !target.resources.isEmpty
    let newest = swiftLanguageVersions?.compactMap(Double.init).max()
    let tools = Double(toolsVersion._version.prefix { $0 != "." }) ?? 5
    settings.languageVersion = newest ?? tools < 6 ? "5" : "6"
    // As Xcode does without a project. The plug-in of this package writes them.
    settings.extendsColor = (target.pluginUsages ?? []).contains {
      $0.plugin.first == "AssetSymbols"
    }
    for setting in target.settings where setting.tool == "swift" {
      if let platforms = setting.condition?.platformNames, !platforms.contains("linux") { continue }
      for (kind, value) in setting.kind {
        guard let text = value["_0"]?.text else { continue }
        switch kind {
        case "define": settings.conditions.insert(text)
        case "enableUpcomingFeature": settings.features.insert(text)
        case "enableExperimentalFeature": settings.experimentalFeatures.insert(text)
        case "swiftLanguageMode": settings.languageVersion = text == "6" ? "6" : "5"
        case "defaultIsolation": settings.isolatesToMainActor = text == "MainActor"
        default: break
        }
      }
    }
    return settings
  }
}

extension URL {
  /// Returns whether this is a path or in the folder at it.
  func isInside(_ other: URL) -> Bool {
    path == other.path || path.hasPrefix("\(other.path)/")
  }
}

import Foundation
import PlumbFiles

/// Reads the app of a package, or of an app for Swift Playgrounds.
struct PackageApp {
  private let folder: URL
  private let manifest: PackageManifest
  private let playground: PlaygroundManifest?
  private let scratch: URL

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - folder: the folder with `Package.swift`.
  ///   - scratch: a folder for files that are needed meanwhile.
  init(in folder: URL, scratch: URL) throws(PortFailure) {
    self.folder = folder
    self.scratch = scratch
    let file = folder.appending(path: "Package.swift")
    let source: String
    do throws(FileProblem) {
      source = try RegularFile.text(of: file)
    } catch {
      throw PortFailure(error.description)
    }
    playground = PlaygroundManifest(source)
    do {
      manifest = try Self.manifest(of: folder, playground, scratch: scratch)
    } catch let error as CommandRun.StartError {
      throw PortFailure(error.description)
    } catch {
      throw PortFailure(
        "\(file.path) cannot be read: \(FileProblem.reason(error)). Correct the file.")
    }
  }

  private static func manifest(
    of folder: URL, _ playground: PlaygroundManifest?, scratch: URL
  ) throws -> PackageManifest {
    guard let playground else { return try PackageManifest(of: folder, scratch: scratch) }
    // Beside it nothing is read. Paths of other packages are made whole below.
    let copy = scratch.appending(path: "playground")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let text = playground.text.replacing(/\.package\(\s*path:\s*"([^"\/][^"]*)"/) { match in
      ".package(path: \"\(folder.appending(path: String(match.1)).standardizedFileURL.path)\""
    }
    try Data(text.utf8).write(to: copy.appending(path: "Package.swift"))
    return try PackageManifest(of: copy, scratch: scratch)
  }

  /// Returns the app.
  ///
  /// - Parameter name: the target; `nil` for the only app.
  func app(named name: String?) throws(PortFailure) -> PortedApp {
    let target = try chosen(name)
    guard var module = manifest.module(target, in: folder) else {
      throw PortFailure("The folder of the target \(target.name) of \(folder.path) is not there.")
    }
    let title = playground?.arguments["name"] ?? target.name
    // Every app of Swift Playgrounds has this module; the program is told by its own name.
    if module.name == "AppModule" { module.name = TargetSettings.moduleName(title) }
    var translations: [URL] = []
    if playground != nil { addFoundFiles(of: target, to: &module) }
    module.resources.removeAll { url in
      guard ContentKind(url) == .translation else { return false }
      translations.append(url)
      return true
    }
    let systems = manifest.systems
    let system = playground == nil ? PortSystem.chosen(for: systems, imports: module.imports) : .iOS
    var app = PortedApp(
      name: title, project: folder, folder: folder, system: system, systems: systems,
      modules: [module])
    app.translations = translations
    app.icon = AppIcon.picture(in: module.resources, named: "AppIcon")
    addInformation(to: &app)
    var packages = LocalPackages([], scratch: scratch)
    packages.addDependencies(of: target, manifest, in: folder, to: 0, of: &app)
    app.remarks.add(packages.remarks)
    describe(target, &app)
    return app
  }

  private func chosen(_ name: String?) throws(PortFailure) -> PackageManifest.Target {
    let targets = manifest.targets.filter { $0.type == "executable" || $0.type == "regular" }
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw PortFailure(
        "\(folder.path) has no target \(name). Its targets are: \(targets.map(\.name).joined(separator: ", "))."
      )
    }
    let apps = targets.filter { target in
      manifest.module(target, in: folder)?.sources.contains(where: EntryPoint.isApp) ?? false
    }
    guard let first = apps.first else {
      throw PortFailure(
        "\(folder.path) has no app: no target with a type that is an App, or an application delegate, and marked @main."
          + " Name the target with --target.")
    }
    guard apps.count == 1 else {
      throw PortFailure(
        "\(folder.path) has several apps: \(apps.map(\.name).joined(separator: ", ")). Name one of them with --target."
      )
    }
    return first
  }

  /// Adds the resources for which Swift Playgrounds needs no rule: all files that are not source.
  private func addFoundFiles(of target: PackageManifest.Target, to module: inout PortedModule) {
    guard target.resources.isEmpty else { return }
    let inner = manifest.targets.filter { $0.name != target.name }.compactMap {
      manifest.folder(of: $0, in: folder)
    }
    let known = Set(module.resources.map(\.path))
    for url in FolderItems(module.folder).urls where !known.contains(url.path) {
      let isOther = inner.contains { $0.path != module.folder.path && url.isInside($0) }
      if ContentKind(url) == .resource, !isOther { module.resources.append(url) }
    }
  }

  private func addInformation(to app: inout PortedApp) {
    let arguments = playground?.arguments ?? [:]
    var values: [String: Any] = ["CFBundleName": app.name, "CFBundleExecutable": app.moduleName]
    values["CFBundleIdentifier"] = arguments["bundleIdentifier"]
    values["CFBundleShortVersionString"] = arguments["displayVersion"]
    values["CFBundleVersion"] = arguments["bundleVersion"]
    values["NSAccentColorName"] = playground?.accentColor
    let path = arguments["additionalInfoPlistContentFilePath"] ?? "Info.plist"
    let list = InformationList.entries(of: folder.appending(path: path), &app.remarks) ?? [:]
    app.information = values.merging(list) { $1 }
  }

  private func describe(_ target: PackageManifest.Target, _ app: inout PortedApp) {
    if playground == nil, let sentence = PortSentences.choice(of: app) {
      app.remarks.add(.detail, sentence)
    }
    let tests = manifest.targets.filter { $0.type == "test" }.map(\.name)
    if let sentence = LeftOutSentences.sentence(aboutTargetsOf: "bundle.unit-test", tests),
      !tests.isEmpty
    {
      app.remarks.add(.detail, sentence)
    }
    let items = manifest.folder(of: target, in: folder).map { FolderItems($0).urls } ?? []
    for kind in ContentKind.allCases {
      let names = items.filter { ContentKind($0) == kind }.map(app.path)
      guard !names.isEmpty, let entry = LeftOutSentences.sentence(about: kind, names) else {
        continue
      }
      app.remarks.add(entry.weight, entry.text)
    }
  }
}

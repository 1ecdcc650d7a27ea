import Foundation

/// The packages on this machine that a ported app uses: their targets become modules of the ported package,
/// where they get the same implicit imports and names as the app.
struct LocalPackages {
  private let folders: [URL]
  private let scratch: URL
  private var manifests: [String: PackageManifest?] = [:]
  private(set) var remarks = PortRemarks()

  /// - Parameters:
  ///   - folders: the packages that a project has.
  ///   - scratch: a folder for files that are needed meanwhile.
  init(_ folders: [URL], scratch: URL) {
    self.folders = folders
    self.scratch = scratch
  }

  /// Adds a product, and what it needs, to a module of an app.
  mutating func add(_ product: XcodeTarget.PackageProduct, to module: Int, of app: inout PortedApp)
  {
    if let remote = product.remote {
      add(product.name, of: remote, to: module, of: &app)
    } else if let folder = product.folder {
      addProduct(product.name, in: folder, to: module, of: &app)
    } else if let folder = folders.first(where: { offers(product.name, in: $0) }) {
      addProduct(product.name, in: folder, to: module, of: &app)
    } else {
      remarks.add(.essential, PortSentences.missingPackage(of: product.name))
    }
  }

  private func add(
    _ product: String, of remote: RemotePackage, to module: Int, of app: inout PortedApp
  ) {
    let identity = PackageIdentity.of(remote.url)
    // The ported package has it in any case.
    let isEngine = identity == EngineSource.package
    if !isEngine, !app.packages.contains(where: { PackageIdentity.of($0.url) == identity }) {
      app.packages.append(remote)
    }
    app.modules[module].products.insert(
      PortedModule.Product(
        name: product, package: isEngine ? EngineSource.package : remote.identity))
  }

  private mutating func offers(_ product: String, in folder: URL) -> Bool {
    manifest(of: folder)?.products.contains { $0.name == product } ?? false
  }

  private mutating func manifest(of folder: URL) -> PackageManifest? {
    if let known = manifests[folder.path] { return known }
    let manifest: PackageManifest?
    do {
      manifest = try PackageManifest(of: folder, scratch: scratch)
    } catch {
      manifest = nil
      let file = folder.appending(path: "Package.swift")
      remarks.add(
        .essential,
        FileKind(file) == .file
          ? "\(file.path) cannot be read (\(FileProblem.reason(error))), so that its package is left out: correct the file."
          : PortSentences.missing([folder.path]))
    }
    manifests[folder.path] = .some(manifest)
    return manifest
  }

  private mutating func addProduct(
    _ name: String, in folder: URL, to module: Int, of app: inout PortedApp
  ) {
    guard !EngineSource.isCheckout(folder) else {
      app.modules[module].products.insert(
        PortedModule.Product(name: name, package: EngineSource.package))
      return
    }
    guard let manifest = manifest(of: folder) else { return }
    let targets = manifest.products.first { $0.name == name }?.targets ?? [name]
    for target in targets { addTarget(target, of: manifest, in: folder, to: module, of: &app) }
  }

  /// Adds a target of a package, if the app does not have it yet, and has a module use it.
  mutating func addTarget(
    _ name: String, of manifest: PackageManifest, in folder: URL, to user: Int,
    of app: inout PortedApp
  ) {
    guard let target = manifest.targets.first(where: { $0.name == name }) else {
      return remarks.add(.essential, PortSentences.missingPackage(of: name))
    }
    if target.type == "macro" || target.type == "plugin" || target.type == "binary" {
      return remarks.add(
        .essential,
        "The \(target.type) \(name) of \(app.path(folder)) is left out, as only plain targets are ported: depend on its"
          + " package in Package.swift if it supports Linux.")
    }
    guard let module = manifest.module(target, in: folder) else {
      return remarks.add(.essential, PortSentences.missing(["\(app.path(folder)), target \(name)"]))
    }
    let known = app.modules.first { $0.name == module.name }
    if let known, known.folder.path != module.folder.path {
      return remarks.add(.essential, PortSentences.namesake(of: module.name, app.path(folder)))
    }
    if !app.modules[user].modules.contains(module.name) {
      app.modules[user].modules.append(module.name)
    }
    guard known == nil else { return }
    app.modules.append(module)
    addDependencies(of: target, manifest, in: folder, to: app.modules.count - 1, of: &app)
  }

  /// Adds the targets and products that a target uses.
  mutating func addDependencies(
    of target: PackageManifest.Target, _ manifest: PackageManifest, in folder: URL, to module: Int,
    of app: inout PortedApp
  ) {
    for dependency in target.dependencies {
      if let platforms = dependency.platforms, !platforms.contains("linux"),
        !platforms.contains(app.system.filter)
      {
        continue
      }
      if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name })
      {
        addTarget(dependency.name, of: manifest, in: folder, to: module, of: &app)
      } else {
        addForeign(dependency, manifest, to: module, of: &app)
      }
    }
  }

  /// Adds a product of another package.
  private mutating func addForeign(
    _ dependency: PackageManifest.TargetDependency, _ manifest: PackageManifest, to module: Int,
    of app: inout PortedApp
  ) {
    let name = (dependency.package ?? dependency.name).lowercased()
    let locals = manifest.dependencies.flatMap { $0.fileSystem ?? [] }
    let remotes = manifest.dependencies.flatMap { $0.sourceControl ?? [] }
    if let local = locals.first(where: { $0.names.contains(name) })
      ?? locals.first(where: { offers(dependency.name, in: URL(filePath: $0.path)) })
    {
      addProduct(dependency.name, in: URL(filePath: local.path), to: module, of: &app)
    } else if let remote =
      (remotes.first { $0.names.contains(name) } ?? (remotes.count == 1 ? remotes.first : nil))
      .flatMap({ RemotePackage($0) })
    {
      add(dependency.name, of: remote, to: module, of: &app)
    } else {
      remarks.add(.essential, PortSentences.missingPackage(of: dependency.name))
    }
  }
}

extension PackageManifest.Dependency.Local {
  /// The names by which the package can be meant, in small letters.
  fileprivate var names: [String] {
    [identity, nameForTargetDependencyResolutionOnly].compactMap { $0?.lowercased() }
  }
}

extension PackageManifest.Dependency.Remote {
  /// The names by which the package can be meant, in small letters.
  fileprivate var names: [String] {
    [identity, nameForTargetDependencyResolutionOnly].compactMap { $0?.lowercased() }
  }
}

extension PackageManifest {
  /// Returns a target with its files; `nil` if its folder is not there.
  func module(_ target: Target, in package: URL) -> PortedModule? {
    guard let folder = folder(of: target, in: package) else { return nil }
    var module = PortedModule(
      name: TargetSettings.moduleName(target.name), settings: settings(of: target), folder: folder)
    let excluded = target.exclude.map { folder.appending(path: $0).standardizedFileURL }
    let sources = target.sources?.map { folder.appending(path: $0).standardizedFileURL }
    let processed = target.resources.filter { !$0.isCopied }
      .map { folder.appending(path: $0.path).standardizedFileURL }
    module.copied = target.resources.filter(\.isCopied)
      .map { folder.appending(path: $0.path).standardizedFileURL }.filter { FileKind($0) != .other }
    let items = FolderItems(folder, copied: Set(module.copied.map(\.path))).urls
    for url in items where !excluded.contains(where: { url.isInside($0) }) {
      guard !module.copied.contains(where: { url.isInside($0) }) else { continue }
      let kind = ContentKind(url)
      if kind == .source {
        let isPlaygroundTest = url.deletingLastPathComponent().lastPathComponent == "Tests"
        if sources?.contains(where: { url.isInside($0) }) ?? !isPlaygroundTest,
          url.lastPathComponent != "Package.swift"
        {
          module.sources.append(url)
        }
      } else if kind == .resource || kind == .translation,
        processed.contains(where: { url.isInside($0) }) || Self.isFoundByItself(url)
      {
        module.resources.append(url)
      }
    }
    return module
  }

  /// Whether Xcode takes a file for a resource without a rule.
  private static func isFoundByItself(_ url: URL) -> Bool {
    ["xcassets", "xcstrings", "strings", "stringsdict"].contains(url.pathExtension)
  }
}

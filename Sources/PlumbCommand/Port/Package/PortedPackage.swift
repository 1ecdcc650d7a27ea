import Foundation

/// The package of a ported app, beside its project.
///
/// It is written into a temporary folder and put in its place as a whole. A later run replaces `Package.swift`,
/// `Sources` and `Assets`, and keeps everything else in the folder, such as the build, and the files in `Sources`
/// that a person has written or changed.
struct PortedPackage {
  /// The folder of copies in that of a module.
  static let changes = "Changed"
  /// The folder of files of a person that have no place in the package any more.
  static let replaced = "Replaced"
  /// The folder with the link to plumb-ui.
  static let links = "Engine"

  let folder: URL
  var app: PortedApp
  let engine: EngineSource
  /// The changed files.
  var changes: [FileChange] = []
  /// Whether the proposed changes are among them.
  var appliesChanges = false
  /// Copies that a person has changed, by their paths in the package.
  var kept: [String] = []
  /// Files that a person has written and that were put aside: their paths in the package, before and after.
  var putAside: [(old: String, new: String)] = []

  init(_ app: PortedApp, in folder: URL, engine: EngineSource) throws(PortFailure) {
    // The compiler names files without the links on the way to them.
    self.folder = folder.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: folder.lastPathComponent).resolvingSymlinksInPath()
    self.app = app
    self.engine = engine
    try checkFolder()
    try checkIdentities()
  }

  /// The folder that the package of a project has by default.
  static func usualFolder(for app: PortedApp) -> URL {
    let name = app.moduleName
    return app.folder.deletingLastPathComponent().appending(path: "\(name)-Linux")
  }

  private func checkFolder() throws(PortFailure) {
    switch FileKind(folder) {
    case .file:
      throw PortFailure("\(folder.path) is a file. Name another folder with --into.")
    case .folder:
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? ["?"]
      let record = PortRecord(in: folder)
      guard names.isEmpty || record != nil else {
        throw PortFailure(
          "\(folder.path) is there and was not written by plumb port. Name another folder with --into."
        )
      }
      if let record, record.isAboutOther(app) {
        throw PortFailure(
          "\(folder.path) is the package of \(record.target) in \(record.project). Name another folder with --into."
        )
      }
    case .other: break
    }
    if app.folder.resolvingSymlinksInPath().isInside(folder) {
      throw PortFailure("\(folder.path) has the project in it. Name another folder with --into.")
    }
  }

  /// The modules with the links to their files.
  var modules: [PortManifest.Module] {
    let replaced = Set(changes.map(\.file.path))
    return app.modules.map {
      PortManifest.Module(
        module: $0, links: SourceLinks($0, replaced: replaced, package: folder))
    }
  }

  // MARK: Names

  /// The name by which the package manager knows this package: that of its folder, whatever the manifest says.
  private var identity: String { PackageIdentity.of(folder.path) }

  private func checkIdentities() throws(PortFailure) {
    let others =
      app.packages.map(\.identity) + EngineSource.dependencies
      + (engine.checkout == nil ? [engine.name] : [])
    if let name = others.first(where: { PackageIdentity.of($0) == identity }) {
      throw PortFailure(
        "\(folder.path) has the name of the package \(name), and the package manager takes both for one. Name another"
          + " folder with --into.")
    }
  }

  /// The path of a link to the checkout of plumb-ui, whose folder has the name of another package; `nil` if
  /// it has a name of its own.
  var engineLink: String? {
    let taken = Set(
      app.packages.map { PackageIdentity.of($0.identity) } + EngineSource.dependencies + [identity])
    guard engine.checkout != nil, taken.contains(engine.identity) else { return nil }
    var name = EngineSource.package
    while taken.contains(name) { name += "-engine" }
    return "\(Self.links)/\(name)"
  }

  // MARK: Writing

  /// Writes the package.
  mutating func write() throws(PortFailure) {
    let parent = folder.deletingLastPathComponent()
    let new = parent.appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    do {
      // An interrupted run leaves nothing but a hidden folder.
      defer { try? FileManager.default.removeItem(at: new) }
      try restoreEntries()
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      try fill(new)
      try put(new)
    } catch {
      throw PortFailure(
        writing: folder, error, advice: "Make room for it, or name another folder with --into.")
    }
  }

  private mutating func fill(_ new: URL) throws {
    let modules = modules
    var record = PortRecord(project: app.project.path, target: app.moduleName)
    record.appliesChanges = appliesChanges
    let manifest = PortManifest(
      app: app, modules: modules, engine: engine, engineLink: engineLink)
    try Data(manifest.text.utf8).write(to: new.appending(path: "Package.swift"))
    for entry in modules {
      let path = "Sources/\(entry.module.name)"
      try FileManager.default.createDirectory(
        at: new.appending(path: path), withIntermediateDirectories: true)
      for link in entry.links.links {
        try linkFile("\(path)/\(link.name)", to: link.destination, in: new)
      }
      for change in changes {
        guard let inner = entry.links.path(of: change.file),
          entry.module.sources.contains(change.file)
        else { continue }
        let copy = "\(path)/\(Self.changes)/\(inner)"
        let data = Data(change.text.utf8)
        record.copies[copy] = PortRecord.digest(data)
        try Self.write(data, to: new.appending(path: copy))
      }
    }
    if let engineLink, let checkout = engine.checkout {
      let link = new.appending(path: engineLink)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: checkout)
    }
    try addAssets(to: new)
    try keepFiles(in: new, record: record)
    try record.write(in: new)
  }

  private func addAssets(to new: URL) throws {
    try Self.write(
      InformationList.data(of: app.programInformation), to: new.appending(path: "Assets/Info.plist")
    )
    for file in app.translations {
      let folder = file.deletingLastPathComponent()
      let language = folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/" : ""
      try linkFile("Assets/\(language)\(file.lastPathComponent)", to: file, in: new)
    }
    if let icon = app.icon {
      try linkFile("Assets/Icons/\(app.moduleName)-128.png", to: icon, in: new)
    }
  }

  /// Makes a link whose path is right in the final folder.
  private func linkFile(_ path: String, to file: URL, in new: URL) throws {
    let link = new.appending(path: path)
    // Two tables of one name: the first one counts, as in Xcode's list.
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil else {
      return
    }
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The temporary folder lies beside the final one, so that its parents are the same.
    let destination = RelativePath.from(link.deletingLastPathComponent(), to: file)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
  }

  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

import Foundation

/// The package of a ported app, beside its project.
///
/// It is written into a temporary folder and put in its place as a whole. A later run replaces `Package.swift`,
/// `Sources` and `Assets`, and keeps everything else in the folder, such as the build, and the files in `Sources`
/// that a person has written or changed.
struct PortedPackage {
  /// The folder of copies in that of a module.
  static let changes = "Changed"

  let folder: URL
  var app: PortedApp
  var engine: EngineSource
  /// The changed files.
  var changes: [FileChange] = []
  /// Whether the proposed changes are among them.
  var appliesChanges = false
  /// Copies that a person has changed, by their paths in the package.
  private(set) var kept: [String] = []

  init(_ app: PortedApp, in folder: URL, engine: EngineSource) throws(PortFailure) {
    self.folder = folder
    self.app = app
    self.engine = engine
    try checkFolder()
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
      guard names.isEmpty || PortRecord(in: folder) != nil else {
        throw PortFailure(
          "\(folder.path) is there and was not written by plumb port. Name another folder with --into."
        )
      }
    case .other: break
    }
    if app.folder.isInside(folder) {
      throw PortFailure("\(folder.path) has the project in it. Name another folder with --into.")
    }
  }

  /// The modules with the links to their files.
  var modules: [PortManifest.Module] {
    let replaced = Set(changes.map(\.file.path))
    return app.modules.map {
      PortManifest.Module(module: $0, links: SourceLinks($0, replaced: replaced))
    }
  }

  // MARK: Writing

  /// Writes the package.
  mutating func write() throws(PortFailure) {
    let parent = folder.deletingLastPathComponent()
    let new = parent.appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    do {
      // An interrupted run leaves nothing but a hidden folder.
      defer { try? FileManager.default.removeItem(at: new) }
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      try fill(new)
      try put(new)
    } catch {
      throw PortFailure("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private mutating func fill(_ new: URL) throws {
    let modules = modules
    var record = PortRecord(project: app.project.path, target: app.moduleName)
    record.appliesChanges = appliesChanges
    let manifest = PortManifest(app: app, modules: modules, engine: engine)
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

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  // MARK: Replacing an earlier package

  /// Takes over the files of the earlier package that this program did not write as they are now.
  private mutating func keepFiles(in new: URL, record: PortRecord) throws {
    kept = []
    guard let old = PortRecord(in: folder) else { return }
    let sources = folder.appending(path: "Sources")
    for path in FileManager.default.subpaths(atPath: sources.path) ?? [] {
      let name = "Sources/\(path)"
      let file = folder.appending(path: name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular, !crossesLink(path, in: sources)
      else { continue }
      let data = try Data(contentsOf: file)
      if old.copies[name] == PortRecord.digest(data) { continue }
      // A copy of a file that is not changed any more would be a second one.
      if old.copies[name] != nil {
        guard record.copies[name] != nil else { continue }
        kept.append(name)
      }
      try Self.write(data, to: new.appending(path: name))
    }
  }

  /// Whether a path in a folder goes through a link.
  private func crossesLink(_ path: String, in folder: URL) -> Bool {
    var url = folder
    for part in path.split(separator: "/").dropLast() {
      url.append(path: String(part))
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
        return true
      }
    }
    return false
  }

  /// The entries that belong to this program.
  private static let entries = ["Package.swift", "Sources", "Assets", PortRecord.name]

  private func put(_ new: URL) throws {
    let files = FileManager.default
    guard FileKind(folder) == .folder else { return try files.moveItem(at: new, to: folder) }
    let old = folder.appending(path: ".plumb-port-old")
    try? files.removeItem(at: old)
    try files.createDirectory(at: old, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: old) }
    for entry in Self.entries {
      let place = folder.appending(path: entry)
      if files.fileExists(atPath: place.path) {
        try files.moveItem(at: place, to: old.appending(path: entry))
      }
      try files.moveItem(at: new.appending(path: entry), to: place)
    }
  }
}

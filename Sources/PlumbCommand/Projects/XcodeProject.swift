import Foundation

/// The targets of an Xcode project.
struct XcodeProject {
  /// The targets with Swift files.
  private(set) var targets: [SourceTarget] = []
  /// Sources that the project names and that are not there, or cannot be read.
  private(set) var unreadable: [URL] = []
  /// Sentences about files of settings that are not read.
  private(set) var problems: [String] = []
  let file: XcodeProjectFile
  /// The paths of groups and files, by their ids.
  private(set) var places: [String: URL] = [:]
  /// The folder that the paths in the project begin with.
  let root: URL

  /// Reads a project.
  ///
  /// - Parameter url: the folder with the extension `xcodeproj`.
  init(at url: URL) throws {
    file = try XcodeProjectFile(at: url)
    let project = file.objects[file.rootObject]
    var root = url.deletingLastPathComponent()
    if let path = project?.projectDirPath, !path.isEmpty { root.append(path: path) }
    self.root = root.standardizedFileURL
    place(project?.mainGroup, in: root, root: root)
    for id in project?.targets ?? [] {
      guard let object = file.objects[id], object.isa == "PBXNativeTarget" else { continue }
      targets.append(target(object, id: id, project: project))
    }
  }

  /// Notes the path of a group or file and of its contents.
  private mutating func place(_ id: String?, in folder: URL, root: URL) {
    // A group may be in itself in a damaged file.
    guard let id, places[id] == nil, let object = file.objects[id] else { return }
    let path = object.path ?? ""
    let base: URL
    switch object.sourceTree {
    case "<group>": base = folder
    case "SOURCE_ROOT": base = root
    case "<absolute>": base = URL(filePath: "/")
    // Products and files of the system.
    default: return
    }
    let url = path.isEmpty ? base : base.appending(path: path).standardizedFileURL
    places[id] = url
    for child in object.children ?? [] { place(child, in: url, root: root) }
  }

  private mutating func target(
    _ object: XcodeProjectFile.Object, id: String, project: XcodeProjectFile.Object?
  ) -> SourceTarget {
    let settings = XcodeSettings(of: object, in: project, file, places: places, root: root)
    for problem in settings.problems where !problems.contains(problem) { problems.append(problem) }
    let name = object.name ?? "?"
    var target = SourceTarget(name: name, settings: settings.targetSettings(name: name))
    target.systems = PortSystem.named(by: settings)
    target.isTest = object.productType?.contains("-test") ?? false
    let listed = file.objects(object.buildPhases).flatMap { file.objects($0.files) }
      .compactMap { $0.fileRef.flatMap { places[$0] } }
    for url in listed + synchronized(with: object, id: id) {
      if FileKind(url) == .other {
        if url.isSource { unreadable.append(url) }
      } else if !target.files.contains(url) {
        target.add(url)
      }
    }
    return target
  }

  /// Returns the files of the folders that Xcode searches for a target, and the files in folders of
  /// other targets that belong to it, too.
  private func synchronized(with target: XcodeProjectFile.Object, id: String) -> [URL] {
    let own = Set(target.fileSystemSynchronizedGroups ?? [])
    return places.sorted { $0.value.path < $1.value.path }.flatMap { group, folder -> [URL] in
      let exceptions = file.objects(file.objects[group]?.exceptions).filter { $0.target == id }
        .flatMap { $0.membershipExceptions ?? [] }.map { folder.appending(path: $0) }
      if own.contains(group) {
        return Self.files(in: folder).filter { url in !exceptions.contains { url.isInside($0) } }
      }
      return exceptions.flatMap { url in
        url.pathExtension.isEmpty && FileKind(url) == .folder ? Self.files(in: url) : [url]
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let contents = SourceFolder(folder)
    return contents.files + contents.catalogues + contents.foreign
  }
}

extension URL {
  /// Whether this is the path of something that a compiler reads.
  fileprivate var isSource: Bool {
    pathExtension == "swift" || SourceFolder.foreignExtensions.contains(pathExtension)
  }
}

import Foundation

/// The place in which an app is described.
enum ProjectPlace: Equatable {
  /// An Xcode project, with the folder of the extension `xcodeproj`.
  case xcode(URL)
  /// A folder with a `Package.swift`: a package, or an app of Swift Playgrounds.
  case package(URL)
  /// A folder of sources without either.
  case folder(URL)

  /// Finds the only app at a path or below it.
  init(at url: URL) throws(PortFailure) {
    let path = url.path
    switch (FileKind(url), url.pathExtension) {
    case (.other, _):
      throw PortFailure("There is no file or folder \(path). Name the folder of a project.")
    case (.folder, "xcodeproj"): self = .xcode(url)
    case (.folder, "xcworkspace"): self = try Self.search(url.deletingLastPathComponent())
    case (.folder, _): self = try Self.search(url)
    case (.file, _):
      guard url.lastPathComponent == "Package.swift" else {
        throw PortFailure(
          "\(path) is no project. Name an .xcodeproj, a folder with a Package.swift or a .swiftpm.")
      }
      self = .package(url.deletingLastPathComponent())
    }
  }

  private static func search(_ folder: URL) throws(PortFailure) -> ProjectPlace {
    do {
      _ = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw PortFailure(
        "\(folder.path) cannot be read: \(FileProblem.reason(error)). Name a folder that can be read."
      )
    }
    // Projects in inner folders count only where outer ones have none.
    var level = [folder]
    for _ in 0..<4 where !level.isEmpty {
      let found = level.flatMap(places)
      if found.count > 1 {
        let names = found.map { String($0.url.path.trimmingPrefix("\(folder.path)/")).printable }
        throw PortFailure(
          "\(folder.path) has several projects: \(names.joined(separator: ", ")). Name the one to port."
        )
      }
      if let only = found.first { return only }
      level = level.flatMap(innerFolders)
    }
    if !SourceFolder(folder, skipsTests: true).files.isEmpty { return .folder(folder) }
    throw PortFailure(
      "There is no project in \(folder.path): no .xcodeproj, no Package.swift and no Swift file. Name the folder of a"
        + " project.")
  }

  private var url: URL {
    switch self {
    case .xcode(let url), .package(let url), .folder(let url): url
    }
  }

  /// Returns the projects of a folder itself.
  private static func places(in folder: URL) -> [ProjectPlace] {
    let names = names(in: folder)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      .map { ProjectPlace.xcode(folder.appending(path: $0)) }
    if !projects.isEmpty { return projects }
    return names.contains("Package.swift") ? [.package(folder)] : []
  }

  private static func innerFolders(of folder: URL) -> [URL] {
    names(in: folder).map { folder.appending(path: $0) }.filter { url in
      FileKind(url) == .folder && !SourceFolder.skipped.contains(url.lastPathComponent)
        && PortRecord(in: url) == nil
        && (url.pathExtension == "swiftpm" || FolderItems.isPlainFolder(url))
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

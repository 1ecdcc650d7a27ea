import Foundation

/// The folders of a project that a module of a ported package links to, and the part that each of their files has.
///
/// Folders are linked and never files: the package manager copies resources with their links, which would lead
/// nowhere from the program's folder. Everything in a folder that does not belong to the module is excluded.
struct SourceLinks {
  /// A link in the folder of the module.
  struct Link: Equatable {
    var name: String
    var destination: URL
  }

  private(set) var links: [Link] = []
  /// Paths in the folder of the module that are left out, sorted by path.
  private(set) var excluded: [String] = []
  /// Paths of resources that are processed.
  private(set) var processed: [String] = []
  /// Paths of resources that are copied with their folders.
  private(set) var copied: [String] = []

  private enum Use { case source, processed, copied }

  private var uses: [String: Use] = [:]
  /// The paths of the folders that have something of the module.
  private var parents: Set<String> = []
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - replaced: sources of which the package has a copy of its own.
  ///   - package: the folder of the package, which may lie in one that is linked.
  init(_ module: PortedModule, replaced: Set<String> = [], package: URL? = nil) {
    for url in module.sources where !replaced.contains(url.path) { uses[url.path] = .source }
    for url in module.resources { uses[url.path] = .processed }
    for url in module.copied { uses[url.path] = .copied }
    // A folder is linked even if all of its sources are replaced, as the copies are named after it.
    let all = module.sources + module.resources + module.copied
    for url in all where uses[url.path] != nil { addParents(of: url) }
    let roots = Self.roots(of: all, in: module.folder)
    for root in roots {
      let name = Self.name(for: root, besides: Set(links.map(\.name)))
      links.append(Link(name: name, destination: root))
      let found = visit(root, path: name)
      excluded += found.excluded
      processed += found.processed
      copied += found.copied
      if let package { exclude(package, in: root, path: name) }
    }
    excluded.sort()
    processed.sort()
    copied.sort()
  }

  /// Returns the path of a file in the folder of the module; `nil` if no link leads to it.
  func path(of file: URL) -> String? {
    links.first { file.isInside($0.destination) }.map { link in
      file.path == link.destination.path
        ? link.name : "\(link.name)/\(file.path.trimmingPrefix("\(link.destination.path)/"))"
    }
  }

  /// Returns the file of the project at a path in the folder of the module; `nil` if no link leads there.
  func file(at path: String) -> URL? {
    links.first { path.hasPrefix("\($0.name)/") }.map { link in
      link.destination.appending(path: String(path.dropFirst(link.name.count + 1)))
    }
  }

  // MARK: Folders to link

  /// Returns the folders with all files: those in the folder of the project, or that folder itself if it holds
  /// some files directly, and the folders of the files outside.
  private static func roots(of files: [URL], in base: URL) -> [URL] {
    var inner: Set<String> = []
    var outer: Set<String> = []
    for file in files {
      if file.isInside(base) {
        let path = file.path.trimmingPrefix("\(base.path)/")
        let parts = path.split(separator: "/")
        inner.insert(parts.count > 1 ? "\(base.path)/\(parts[0])" : base.path)
      } else {
        outer.insert(file.deletingLastPathComponent().path)
      }
    }
    let paths = inner.contains(base.path) ? outer.union([base.path]) : inner.union(outer)
    return paths.filter { path in
      !paths.contains { $0 != path && path.hasPrefix("\($0)/") }
    }.sorted().map { URL(filePath: $0) }
  }

  private static func name(for root: URL, besides taken: Set<String>) -> String {
    // The name of a document would make the folder one, and a hidden one would not be read.
    let plain = root.lastPathComponent.replacing(".", with: "_")
    let name = plain.isEmpty || plain == "/" ? "Files" : plain
    var candidate = name
    var number = 2
    while taken.contains(candidate) || candidate == PortedPackage.changes {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private mutating func addParents(of url: URL) {
    var folder = url.deletingLastPathComponent()
    while folder.path != "/", parents.insert(folder.path).inserted {
      folder = folder.deletingLastPathComponent()
    }
  }

  // MARK: Contents of a folder

  /// Excludes the package itself, which is not there yet when it is written for the first time.
  private mutating func exclude(_ package: URL, in root: URL, path: String) {
    let (inner, outer) = (package.path, root.resolvingSymlinksInPath().path)
    guard inner.hasPrefix("\(outer)/") else { return }
    let name = "\(path)/\(inner.dropFirst(outer.count + 1))"
    let isExcluded = excluded.contains { name == $0 || name.hasPrefix("\($0)/") }
    if !isExcluded { excluded.append(name) }
  }

  private struct Contents {
    var hasSources = false
    var excluded: [String] = []
    var processed: [String] = []
    var copied: [String] = []

    /// Whether a single rule for the folder says the same.
    var isProcessed: Bool {
      !hasSources && excluded.isEmpty && copied.isEmpty && !processed.isEmpty
    }
  }

  private mutating func visit(_ folder: URL, path: String) -> Contents {
    var contents = Contents()
    // Links may form a circle.
    guard seen.insert(folder.resolvingSymlinksInPath().path).inserted else { return contents }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Hidden files are passed over by the package manager.
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      let inner = "\(path)/\(name)"
      switch uses[url.path] {
      case .source: contents.hasSources = true
      case .processed: contents.processed.append(inner)
      case .copied: contents.copied.append(inner)
      case nil:
        guard parents.contains(url.path) else {
          contents.excluded.append(inner)
          continue
        }
        let found = visit(url, path: inner)
        contents.hasSources = contents.hasSources || found.hasSources
        contents.excluded += found.excluded
        contents.copied += found.copied
        // The folder of a language is known by its name.
        contents.processed +=
          found.isProcessed && url.pathExtension != "lproj" ? [inner] : found.processed
      }
    }
    return contents
  }
}

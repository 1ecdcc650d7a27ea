internal import Foundation

/// The files of the documents that were opened or saved last, which the File menu offers.
///
/// They are in `recent-documents.json` in the program's folder below `XDG_STATE_HOME`. A file that cannot be read counts
/// as empty. The list is read when it is first needed, and before each change, as another copy of the program may have
/// changed it. The files are also added to the list of the desktop.
@Observable @MainActor final class RecentDocuments {
  /// The greatest number of files, as on a Mac.
  private static let maximumCount = 10

  /// The paths of the files, the last one first.
  private var paths: [String] = []
  @ObservationIgnored private var isLoaded = false
  @ObservationIgnored private let file: URL?

  /// Returns the list of the desktop; `nil` if there is none.
  @ObservationIgnored private let desktop: @MainActor () -> DesktopRecentFiles?

  /// - Parameters:
  ///   - file: the file of the list; `nil` keeps it in memory only.
  ///   - desktop: returns the list of the desktop; `nil` if there is none.
  init(file: URL?, desktop: @escaping @MainActor () -> DesktopRecentFiles? = { nil }) {
    self.file = file
    self.desktop = desktop
  }

  /// The files that exist, the last one first.
  var files: [URL] {
    if !isLoaded { load() }
    return paths.filter { FileManager.default.fileExists(atPath: $0) }.map { URL(filePath: $0) }
  }

  /// Returns the names of files; files of the same name are followed by their folders.
  static func titles(of files: [URL]) -> [String] {
    let counts = Dictionary(files.map { ($0.lastPathComponent, 1) }, uniquingKeysWith: +)
    return files.map { file in
      let name = file.lastPathComponent
      guard counts[name, default: 1] > 1 else { return name }
      return "\(name) — \(file.deletingLastPathComponent().lastPathComponent)"
    }
  }

  /// Makes a file the first of the list.
  func add(_ url: URL) {
    load()
    if paths.first == url.path { return }
    let others = paths.filter { $0 != url.path }
    paths = Array(([url.path] + others).prefix(Self.maximumCount))
    save()
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    desktop()?.addLater(url, type: type ?? "application/octet-stream")
  }

  /// Makes the list empty.
  func removeAll() {
    paths = []
    save()
  }

  private func load() {
    isLoaded = true
    guard let file else { return }
    let data = try? RegularFile.contents(of: file.path, limit: 1 << 20)
    let loaded = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    if loaded != paths { paths = loaded }
  }

  private func save() {
    guard let file, let data = try? JSONEncoder().encode(paths) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }
}

import Foundation

/// Everything below a folder that can belong to a program: files, and folders that are one document.
struct FolderItems {
  /// The files and documents, sorted by path.
  private(set) var urls: [URL] = []
  private var seen: Set<String> = []
  private let copied: Set<String>

  /// Searches a folder.
  ///
  /// - Parameter copied: the paths of folders that count as one thing.
  init(_ folder: URL, copied: Set<String> = []) {
    self.copied = copied
    add(folder)
  }

  private mutating func add(_ folder: URL) {
    // Links may form a circle.
    guard seen.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      if Self.isPlainFolder(url), !copied.contains(url.path) {
        // The package that was written for a project may lie in its folder.
        if FileKind(url.appending(path: PortRecord.name)) == .other { add(url) }
      } else if FileKind(url) != .other {
        urls.append(url)
      }
    }
  }

  /// Returns whether a folder only holds others things, and is not a document itself.
  static func isPlainFolder(_ url: URL) -> Bool {
    FileKind(url) == .folder && !documents.contains(url.pathExtension)
  }

  /// The extensions of folders that are one document.
  private static let documents: Set = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "scnassets", "docc",
    "framework",
    "xcframework", "playground", "playgroundbook", "mlpackage", "mlmodelc", "rcproject", "icon",
    "xcodeproj",
    "xcworkspace", "app", "swiftpm", "rkassets", "appex", "realitycomposerpro", "xcstickers",
    "atlas",
  ]
}

import Foundation
import PlumbFiles

/// The files of a package of one distribution: those of a staged program, with changes.
struct PackageContents {
  /// A file or a link, and the file with its bytes.
  struct Item {
    var entry: StagedEntry
    var source: URL
  }

  private var items: [String: Item]
  /// A folder for the files that are not in the staged program.
  private let scratch: URL

  /// Begins with the files of a staged program.
  ///
  /// - Parameter scratch: a folder that lives longer than these contents.
  init(_ program: StagedProgram, scratch: URL) throws {
    self.scratch = scratch.appending(path: "written")
    try FileManager.default.createDirectory(at: self.scratch, withIntermediateDirectories: true)
    items = Dictionary(
      uniqueKeysWithValues: program.entries.filter { $0.kind != .folder }.map {
        ($0.path, Item(entry: $0, source: program.root.appending(path: $0.path)))
      })
  }

  /// The paths of all files and links, sorted by their bytes.
  var paths: [String] { Self.sorted(items.keys) }

  /// All files, links and folders, each folder before its contents.
  var all: [Item] {
    let folders = Set(items.keys.flatMap(Self.folders(above:))).map {
      ($0, Item(entry: StagedEntry(path: $0, kind: .folder, size: 0), source: scratch))
    }
    let all = items.merging(folders) { item, _ in item }
    return Self.sorted(all.keys).compactMap { all[$0] }
  }

  /// The files without the links, in the order of their paths.
  var files: [Item] {
    all.filter {
      if case .file = $0.entry.kind { true } else { false }
    }
  }

  /// Adds a file, or replaces one.
  mutating func write(_ data: Data, to path: String) throws {
    let source = scratch.appending(path: "\(items.count)-\(UUID().uuidString)")
    try data.write(to: source)
    items[path] = Item(
      entry: StagedEntry(path: path, kind: .file(isExecutable: false), size: data.count),
      source: source)
  }

  /// Removes files and links.
  mutating func remove(where isRemoved: (String) -> Bool) {
    items = items.filter { !isRemoved($0.key) }
  }

  /// Moves the files below a folder, whose path ends with a slash, below another.
  mutating func move(_ folder: String, to other: String) {
    for (path, item) in items where path.hasPrefix(folder) {
      items[path] = nil
      var item = item
      item.entry.path = other + path.dropFirst(folder.count)
      items[item.entry.path] = item
    }
  }

  /// Returns bytes in the format of gzip, without a name or a time.
  func compressed(_ data: Data) throws -> Data {
    let file = scratch.appending(path: "compressed-\(UUID().uuidString)")
    try data.write(to: file)
    try PackingTool.gzip.run(["-9n", file.path], scratch: scratch)
    return try RegularFile.data(of: file.appendingPathExtension("gz"))
  }

  /// Returns the paths of the folders above a path.
  private static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private static func sorted(_ paths: some Sequence<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

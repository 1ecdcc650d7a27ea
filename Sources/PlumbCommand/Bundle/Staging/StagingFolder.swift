import Foundation
import PlumbFiles

/// A folder into which the files of a program are put, by their places below it.
struct StagingFolder {
  let root: URL

  func url(_ place: String) -> URL { root.appending(path: place) }

  func exists(_ place: String) -> Bool { FileKind(url(place)) != .other }

  /// Writes a file.
  func write(_ data: Data, to place: String, isExecutable: Bool = false) throws {
    try makeFolder(of: place)
    try data.write(to: url(place))
    if isExecutable { try markExecutable(place) }
  }

  func write(_ text: String, to place: String) throws { try write(Data(text.utf8), to: place) }

  /// Copies a file, or a folder with everything in it but hidden files.
  ///
  /// Links are followed, as they may lead to places of this machine.
  func copy(_ source: URL, to place: String) throws {
    switch FileKind(source) {
    case .folder:
      for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
      where !name.hasPrefix(".") {
        // A folder below itself, by a link, never ends.
        guard place.utf8.count < 1000 else {
          throw BundleFailure("\(source.path) contains itself by a link. Remove the link.")
        }
        try copy(source.appending(path: name), to: "\(place)/\(name)")
      }
    case .file:
      let file = source.resolvingSymlinksInPath()
      try write(RegularFile.data(of: file), to: place)
      if FileManager.default.isExecutableFile(atPath: file.path) { try markExecutable(place) }
    case .other:
      throw BundleFailure("\(source.path) is no file or folder that can be read.")
    }
  }

  /// Makes a link to another place, which is relative, so that the folder can be moved.
  func link(_ place: String, to destination: String) throws {
    try makeFolder(of: place)
    let folder = place.split(separator: "/").dropLast()
    let target = destination.split(separator: "/")
    let common = zip(folder, target).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: folder.count - common) + target[common...]
    try FileManager.default.createSymbolicLink(
      atPath: url(place).path, withDestinationPath: path.joined(separator: "/"))
  }

  /// Makes links to a file in place of all files below a folder that have its bytes.
  func linkCopies(below folder: String, to place: String) throws {
    let data = try RegularFile.data(of: url(place))
    for path in try FileManager.default.subpathsOfDirectory(atPath: url(folder).path) {
      let copy = "\(folder)/\(path)"
      guard case .file = try kind(of: copy),
        try url(copy).resourceValues(forKeys: [.fileSizeKey]).fileSize == data.count,
        try RegularFile.data(of: url(copy)) == data
      else { continue }
      try FileManager.default.removeItem(at: url(copy))
      try link(copy, to: place)
    }
  }

  private func makeFolder(of place: String) throws {
    try FileManager.default.createDirectory(
      at: url(place).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private func markExecutable(_ place: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(place).path)
  }

  // MARK: Entries

  /// Gives everything in the folder its permissions and a time, and returns it sorted by the bytes of the paths.
  func entries(timestamp: Int) throws -> [StagedEntry] {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: root.path)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let entries = try paths.map { path in
      let kind = try kind(of: path)
      guard case .file = kind else { return StagedEntry(path: path, kind: kind, size: 0) }
      let values = try url(path).resourceValues(forKeys: [.fileSizeKey])
      return StagedEntry(path: path, kind: kind, size: values.fileSize ?? 0)
    }
    // The time of a folder changes with its contents, and is set after theirs.
    for entry in entries.reversed() {
      if case .link = entry.kind { continue }
      try manager.setAttributes(
        [
          .posixPermissions: entry.mode,
          .modificationDate: Date(timeIntervalSince1970: Double(timestamp)),
        ], ofItemAtPath: url(entry.path).path)
    }
    return entries
  }

  private func kind(of path: String) throws -> StagedEntry.Kind {
    let manager = FileManager.default
    let file = url(path).path
    if let destination = try? manager.destinationOfSymbolicLink(atPath: file) {
      return .link(destination: destination)
    }
    let type = try manager.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    return type == .typeDirectory
      ? .folder : .file(isExecutable: manager.isExecutableFile(atPath: file))
  }
}

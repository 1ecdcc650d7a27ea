internal import Foundation

/// An entry of a folder.
struct FileEntry: Identifiable, Hashable, Sendable {
  let name: String
  /// Whether the entry is a folder or a link to one.
  let isFolder: Bool

  var id: String { name }
}

/// The state of the entries of a folder.
enum FolderListing: Equatable, Sendable {
  case loading
  /// The entries, folders first, by their names.
  case entries([FileEntry])
  /// The reason for which they cannot be read, in a sentence.
  case failed(String)

  /// The folder of the user; as for other programs of a desktop, the environment may name another one.
  static var home: URL {
    if let path = ProcessInfo.processInfo.environment["HOME"], path.hasPrefix("/") {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return FileManager.default.homeDirectoryForCurrentUser
  }

  /// Reads a folder off the main actor, as a folder on a network may take seconds.
  static func entries(ofFolder folder: URL, hidden: Bool) async -> FolderListing {
    await Task.detached { entriesNow(folder, hidden: hidden) }.value
  }

  private static func entriesNow(_ folder: URL, hidden: Bool) -> FolderListing {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { hidden || !$0.hasPrefix(".") }
      let entries = names.map { name in
        FileEntry(name: name, isFolder: folder.appending(path: name).isExistingFolder)
      }
      return .entries(inOrder(entries))
    } catch {
      return .failed(FileError.unreadable(folder, error).description)
    }
  }

  /// Sorts folders before files, and names as a person would: numbers in names by their values.
  static func inOrder(_ entries: [FileEntry]) -> [FileEntry] {
    entries.sorted { first, second in
      if first.isFolder != second.isFolder { return first.isFolder }
      return first.name.localizedStandardCompare(second.name) == .orderedAscending
    }
  }
}

extension URL {
  /// Whether there is a folder at the place, or a link to one.
  var isExistingFolder: Bool {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
    guard let values = try? resourceValues(forKeys: keys) else { return false }
    guard values.isSymbolicLink == true else { return values.isDirectory ?? false }
    let target = resolvingSymlinksInPath()
    return (try? target.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}

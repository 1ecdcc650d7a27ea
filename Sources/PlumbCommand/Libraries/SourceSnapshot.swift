import Foundation

/// The sizes and the times of source files, to see whether any has changed.
struct SourceSnapshot: Equatable {
  private struct Entry: Equatable {
    var modified: Date?
    var size: Int?
  }

  private let entries: [String: Entry]

  /// Returns the paths of the files that differ in an earlier snapshot, or are in one of both only.
  func changes(since earlier: SourceSnapshot) -> Set<String> {
    let paths = Set(entries.keys).union(earlier.entries.keys)
    return paths.filter { entries[$0] != earlier.entries[$0] }
  }

  /// Looks at files at paths.
  init(_ paths: [String]) {
    entries = paths.reduce(into: [:]) { entries, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      // The time of a folder changes with files that editors write for themselves.
      if attributes?[.type] as? FileAttributeType == .typeDirectory { return }
      entries[path] = Entry(
        modified: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    }
  }
}

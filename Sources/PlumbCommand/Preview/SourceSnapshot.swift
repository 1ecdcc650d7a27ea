import Foundation

/// The sizes and the times of source files, to see whether any has changed.
struct SourceSnapshot: Equatable {
  private struct Entry: Equatable {
    var modified: Date?
    var size: Int?
  }

  private let entries: [String: Entry]

  /// Looks at files at paths.
  init(_ paths: [String]) {
    entries = paths.reduce(into: [:]) { entries, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      entries[path] = Entry(
        modified: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    }
  }
}

/// Files and folders stay small, and the package's own folder holds only the listed entries.
enum SizeCheck {
  /// A file has one subject.
  static func longFiles(_ files: [SourceFile], limit: Int = 400) -> [String] {
    files.filter { $0.lineCount > limit }.map {
      "\($0.path): \($0.lineCount) lines, more than \(limit). Move one of its subjects out."
    }
  }

  /// A folder can be read at a glance. The reference pictures are not read as a list.
  static func fullFolders(
    _ paths: [String], limit: Int = 25, except exempt: Set<String> = ["Tests/GoldenTests/Pictures"]
  ) -> [String] {
    let folders = Dictionary(grouping: paths) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.sorted { $0.key < $1.key }.filter {
      $0.value.count > limit && !exempt.contains($0.key)
    }.map {
      "\($0.key) holds \($0.value.count) files, more than \(limit)."
        + " Give one of its subjects a folder."
    }
  }

  /// The package's folder shows these entries and no others, besides hidden and ignored ones.
  static func topLevel(_ entries: [String]) -> [String] {
    let expected: Set = ["Package.swift", "Sources", "Tests", "Assets", "Makefile", "README.md"]
    return Set(entries).subtracting(expected).sorted().map {
      "\($0) is at the top level. Put it into one of \(expected.sorted().joined(separator: ", "))."
    } + expected.subtracting(entries).sorted().map { "\($0) is missing at the top level." }
  }
}

/// A table of the features that the files of a program lack.
struct CheckReport {
  /// A missing feature and the files that use it.
  struct Row: Equatable {
    var feature: MissingFeature
    /// The number of files that lack nothing else.
    var unlocked = 0
    /// The number of files that lack the feature.
    var users = 0
    /// A place of its use, in a file that lacks nothing else if there is one.
    var example: String
  }

  /// The name of the program.
  var name: String
  var files: [CheckedFile]
  /// Errors that belong to no file.
  var generalErrors: [String] = []
  /// Sentences about files that compile, but not in one module.
  var conflicts: [String] = []
  /// The modules that would be there if they were built.
  var unbuilt: [UnbuiltModule] = []

  /// Whether the files compile together as they are.
  var compiles: Bool {
    files.allSatisfy(\.compiles) && generalErrors.isEmpty && conflicts.isEmpty
  }

  /// The missing features, first the ones without which most files would compile.
  var rows: [Row] {
    var rows: [MissingFeature: Row] = [:]
    // Files that lack one feature first, so that they are the examples.
    for file in files.sorted(by: { ($0.missing.count, $0.path) < ($1.missing.count, $1.path) }) {
      for (feature, line) in file.lines {
        var row =
          rows[feature] ?? Row(feature: feature, example: "\(file.path):\(line)")
        row.users += 1
        if file.missing.count == 1 { row.unlocked += 1 }
        rows[feature] = row
      }
    }
    return rows.values.sorted {
      ($1.unlocked, $1.users, $0.feature.kind, $0.feature.name)
        < ($0.unlocked, $0.users, $1.feature.kind, $1.feature.name)
    }
  }

  /// The number of files that compile, and the table if there are others.
  ///
  /// - Parameter limit: the largest number of rows.
  func text(limit: Int = .max) -> String {
    var lines = [firstLine]
    lines += (generalErrors + conflicts).map { "  \($0)" }
    let rows = rows
    if !rows.isEmpty {
      lines += [""] + Self.table(rows.prefix(limit))
      if rows.count > limit { lines.append("and \(rows.count - limit) more.") }
    }
    if !compiles, !unbuilt.isEmpty { lines += [""] + unbuilt.map(\.sentence) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var firstLine: String {
    let compiling = files.count { $0.compiles }
    guard generalErrors.isEmpty else {
      return "\(name): \(files.count - compiling) of \(files.count) files have errors, "
        + "and whether the others compile is not known:"
    }
    return "\(name): \(compiling) of \(files.count) files compile"
      + (conflicts.isEmpty ? "." : ", but not together:")
  }

  /// The files that do not compile, and the features that each lacks.
  var fileText: String {
    files.filter { !$0.compiles }.map { file in
      let missing = file.lines.sorted { ($0.value, $0.key.name) < ($1.value, $1.key.name) }
        .map { "  \($0.value): \($0.key.name)\n" }
      return "\(file.path)\n\(missing.joined())"
    }.joined()
  }

  private static func table(_ rows: some Sequence<Row>) -> [String] {
    let cells =
      [["alone", "in all", "missing", "for example"]]
      + rows.map { ["\($0.unlocked)", "\($0.users)", shortened($0.feature.name), $0.example] }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let numbers = (0..<2).map { padding(widths[$0] - row[$0].count) + row[$0] }
      let name = row[2] + padding(widths[2] - row[2].count)
      return (numbers + [name, row[3]]).joined(separator: "  ")
    }
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Returns a sentence that fits into the table.
  private static func shortened(_ name: String) -> String {
    name.count > 60 ? "\(name.prefix(59))…" : name
  }
}

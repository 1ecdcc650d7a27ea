/// A source file and the features that its compilation lacks.
struct CheckedFile {
  /// The path relative to the folder that is checked.
  var path: String
  /// The line of the first place of each missing feature.
  private(set) var lines: [MissingFeature: Int] = [:]

  /// Creates a file from its errors.
  ///
  /// - In a file that imports an absent module, a name that is not in scope counts
  ///   as a part of the module.
  /// - Errors of other kinds count only if nothing is missing by name, as most follow from that.
  init(path: String, errors: [Diagnostic]) {
    self.path = path
    for error in errors {
      let feature = MissingFeature(error.message)
      lines[feature] = min(lines[feature] ?? error.line, error.line)
    }
    if lines.keys.contains(where: { $0.kind == .module }) {
      let outOfScope = errors.filter {
        $0.message.hasPrefix("cannot find ") || $0.message.hasPrefix("unknown attribute ")
      }
      for error in outOfScope { lines[MissingFeature(error.message)] = nil }
    }
    if lines.keys.contains(where: { $0.kind != .other }) {
      lines = lines.filter { $0.key.kind != .other }
    }
  }

  /// The features that the file lacks.
  var missing: Set<MissingFeature> { Set(lines.keys) }

  /// Whether the file compiles.
  var compiles: Bool { lines.isEmpty }
}

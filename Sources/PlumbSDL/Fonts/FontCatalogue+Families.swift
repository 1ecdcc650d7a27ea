/// The names by which a program may list its fonts.
extension FontCatalogue {
  /// The PostScript names of the faces of each family, sorted, by the names of the families.
  ///
  /// They are read from all files each time. Faces without names are left out.
  package var families: [String: [String]] {
    let entries = state.withLock { state in
      readNames(&state)
      return state.entries ?? []
    }
    var names: [String: Set<String>] = [:]
    for entry in entries {
      guard let found = FontNames(path: entry.path, index: entry.index), let family = found.family,
        let face = found.postScript
      else { continue }
      names[family, default: []].insert(face)
    }
    return names.mapValues { $0.sorted() }
  }
}

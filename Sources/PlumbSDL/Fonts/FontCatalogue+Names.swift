internal import Foundation

/// The faces with a name, as indices into the catalogue's entries.
struct NamedFaces {
  /// The face with this full or PostScript name, unless the name belongs to a family.
  var own: Int?
  /// The faces of the family with this name, or of the family of `own`.
  var family: [Int] = []
}

/// Faces by name.
///
/// The names are read from all files when a font is first requested by name; for a thousand fonts
/// that takes some tenths of a second, once per process.
extension FontCatalogue {
  /// A requested style.
  package struct Style {
    var weightClass: Int
    var isItalic: Bool
    /// OpenType's width, 1 to 9.
    var widthClass = 5
  }

  /// Returns a face by its own name or its family's name that has all of some scalars.
  ///
  /// A face requested by its own name is replaced by one of its family if a bold or italic style is
  /// requested that it does not have. Within a family the nearest face is chosen: first by slant,
  /// then by width, then by weight.
  ///
  /// - Parameter excluded: faces that are not used.
  package func face(
    named name: String, showing scalars: [Unicode.Scalar], in style: Style,
    excluding excluded: Set<FontFace> = []
  ) -> FontFace? {
    state.withLock { state in
      readNames(&state)
      guard let named = state.names?[name.lowercased()] else { return nil }
      func isUsable(_ number: Int) -> Bool {
        guard !excluded.contains(FontFace(number: number + 1, isColored: false)),
          let info = info(of: number, in: &state), !info.isColored
        else { return false }
        return scalars.allSatisfy(info.coverage.contains)
      }
      if let own = named.own, isUsable(own), let info = info(of: own, in: &state) {
        let isEnough =
          (!style.isItalic || info.isItalic) && (style.weightClass < 600 || info.weightClass >= 600)
        if isEnough { return FontFace(number: own + 1, isColored: false) }
      }
      let best = named.family.filter(isUsable).min {
        distance($0, style, state) < distance($1, style, state)
      }
      return best.map { FontFace(number: $0 + 1, isColored: false) }
    }
  }

  /// Returns the distance of a face from a style.
  private func distance(_ number: Int, _ style: Style, _ state: State) -> Int {
    guard case .some(.some(let info)) = state.entries?[number].info else { return .max }
    return abs(info.widthClass - style.widthClass) * 100 + abs(info.weightClass - style.weightClass)
      + (info.isItalic == style.isItalic ? 0 : 10_000)
  }

  /// Returns whether a font has the name; `report` is called on the first request of each name
  /// without a font.
  func hasFont(named name: String, otherwise report: () -> Void) -> Bool {
    let (exists, isNew) = state.withLock { state in
      readNames(&state)
      let exists = state.names?[name.lowercased()] != nil
      return (exists, !exists && state.missing.insert(name).inserted)
    }
    if isNew { report() }
    return exists
  }

  /// Reads the names of all faces, the first time.
  func readNames(_ state: inout State) {
    guard state.names == nil else { return }
    readFolders(&state)
    addOwnFonts(to: &state)
    addFurtherFaces(to: &state)
    let own = state.firstOwn ?? 0
    let count = state.entries?.count ?? 0
    var names: [String: NamedFaces] = [:]
    var faceNames: [String: (face: Int, family: String?)] = [:]
    // The program's own fonts take precedence.
    for number in Array(own..<count) + Array(0..<own) {
      guard let entry = state.entries?[number],
        let found = FontNames(path: entry.path, index: entry.index)
      else { continue }
      for name in found.families { names[name, default: NamedFaces()].family.append(number) }
      for name in found.own where faceNames[name] == nil {
        faceNames[name] = (number, found.families.min())
      }
    }
    for (name, (face, family)) in faceNames where names[name] == nil {
      names[name] = NamedFaces(own: face, family: family.flatMap { names[$0]?.family } ?? [])
    }
    state.names = names
  }

  private func addOwnFonts(to state: inout State) {
    state.firstOwn = state.entries?.count
    var seen: Set<String> = []
    for folder in ownFolders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where Self.isFont(path) && seen.insert(path).inserted {
        state.entries?.append(Entry(path: "\(folder)/\(path)"))
      }
    }
  }

  /// Adds the faces of collections other than the faces used as fallback.
  private func addFurtherFaces(to state: inout State) {
    for entry in state.entries ?? [] {
      let name = entry.path.lowercased()
      guard name.hasSuffix(".ttc") || name.hasSuffix(".otc") else { continue }
      for index in 0..<FontTables.faceCount(path: entry.path) where index != entry.index {
        state.entries?.append(Entry(path: entry.path, index: index))
      }
    }
  }
}

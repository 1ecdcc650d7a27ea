internal import Foundation

/// The faces a name stands for, by their numbers in the catalogue.
struct NamedFaces {
  /// The face whose full or PostScript name it is, unless it is a family's.
  var own: Int?
  /// The faces of the family whose name it is, or to which that face belongs.
  var family: [Int] = []
}

/// Faces by the names people give them.
///
/// The names are read from all files when somebody first asks for one; of a thousand fonts that takes
/// some tenths of a second, once in the life of a process.
extension FontCatalogue {
  /// A style as it is asked for.
  struct Style {
    var weightClass: Int
    var isItalic: Bool
    var widthClass = 5
  }

  /// A face by its own or its family's name that has all of some scalars.
  ///
  /// A face of the family the own name belongs to takes its place where a bold or an italic one is
  /// asked for and the face is not. Of a family the nearest face counts: first the slant, then the
  /// width, then the weight.
  ///
  /// - Parameter refused: faces that are of no use.
  func face(
    named name: String, showing scalars: [Unicode.Scalar], in style: Style,
    refusing refused: Set<FontFace> = []
  ) -> FontFace? {
    state.withLock { state in
      readNames(&state)
      guard let named = state.names?[name.lowercased()] else { return nil }
      func isUsable(_ number: Int) -> Bool {
        guard !refused.contains(FontFace(number: number + 1, isColored: false)),
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

  /// How far a face is from a style.
  private func distance(_ number: Int, _ style: Style, _ state: State) -> Int {
    guard case .some(.some(let info)) = state.entries?[number].info else { return .max }
    return abs(info.widthClass - style.widthClass) * 100 + abs(info.weightClass - style.weightClass)
      + (info.isItalic == style.isItalic ? 0 : 10_000)
  }

  /// Whether a font has the name; the first time it is asked about one that none has, `tell` is
  /// called.
  func hasFont(named name: String, otherwise tell: () -> Void) -> Bool {
    let (isThere, isNew) = state.withLock { state in
      readNames(&state)
      let isThere = state.names?[name.lowercased()] != nil
      return (isThere, !isThere && state.missing.insert(name).inserted)
    }
    if isNew { tell() }
    return isThere
  }

  private func readNames(_ state: inout State) {
    guard state.names == nil else { return }
    open(&state)
    addOwnFonts(to: &state)
    addFurtherFaces(to: &state)
    let own = state.firstOwn ?? 0
    let count = state.entries?.count ?? 0
    var names: [String: NamedFaces] = [:]
    var single: [String: (face: Int, family: String?)] = [:]
    // The program's own come first.
    for number in Array(own..<count) + Array(0..<own) {
      guard let entry = state.entries?[number],
        let found = FontNames(path: entry.path, index: entry.index)
      else { continue }
      for name in found.families { names[name, default: NamedFaces()].family.append(number) }
      for name in found.own where single[name] == nil {
        single[name] = (number, found.families.min())
      }
    }
    for (name, (face, family)) in single where names[name] == nil {
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

  /// The faces of collections besides the one that stands in for letters.
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

internal import Foundation

/// The fonts of the system, found in their folders.
///
/// The folders are read when a character first needs a face that the bundled family lacks; the
/// coverage of a face is read when the face is first considered. Both are cached for the lifetime
/// of the process.
package final class FontCatalogue: Sendable {
  /// A face of a font file.
  package struct Entry {
    package let path: String
    /// The index of the face in a collection.
    package var index = 0
    /// The name without the style; faces with the same family differ in style.
    var family = ""
    /// The order in which the family is searched; see `rank(of:)`.
    package var rank = 0
    var design = Font.Design.default
    /// `nil` before the file is read; contains `nil` if the file is unusable.
    var info: FontFileInfo??
  }

  private let folders: [String]
  /// Folders whose fonts are found by name only.
  let ownFolders: [String]
  private let language: String
  let state = Guarded(State())

  package struct State {
    var entries: [Entry]?
    /// The entries of each family, in the order in which families are searched.
    var families: [Range<Int>] = []
    /// The union of the coverages of all colour faces and of all other faces; `nil` until a search
    /// of all faces has failed.
    var union: [Bool: FaceCoverage] = [:]
    /// The entries by the names of families and faces; `nil` before a font is first requested by
    /// name.
    var names: [String: NamedFaces]?
    /// The first of the entries that are found by name only.
    var firstOwn: Int?
    /// The names without a font that were already reported.
    var missing: Set<String> = []
  }

  /// Creates a catalogue; folders are read on first use.
  ///
  /// - Parameters:
  ///   - folders: searched with all their subfolders.
  ///   - ownFolders: folders of the program, whose fonts are not used as fallback.
  ///   - language: selects the regional form of ideographs; a locale as in `LANG`, such as "zh_TW".
  package init(folders: [String], ownFolders: [String] = [], language: String) {
    self.folders = folders
    self.ownFolders = ownFolders
    self.language = language
  }

  /// Returns the catalogue of the fonts of this machine, this user and a program; one instance for
  /// equal folders.
  package static func system(with ownFolders: [String]) -> FontCatalogue {
    instances.withLock { instances in
      if let catalogue = instances[ownFolders] { return catalogue }
      let environment = ProcessInfo.processInfo.environment
      let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
        .compactMap { environment[$0] }.first { !$0.isEmpty }
      let catalogue = FontCatalogue(
        folders: systemFolders(in: environment), ownFolders: ownFolders,
        language: language ?? "")
      instances[ownFolders] = catalogue
      return catalogue
    }
  }

  private static let instances = Guarded<[[String]: FontCatalogue]>([:])

  /// The fonts of this machine and this user.
  package static var system: FontCatalogue { system(with: []) }

  /// Returns the font folders of the XDG base directory specification.
  static func systemFolders(in environment: [String: String]) -> [String] {
    let folders = BaseDirectories(environment)
    return [folders.data.map { "\($0)/fonts" }, folders.home.map { "\($0)/.fonts" }]
      .compactMap(\.self) + folders.sharedData.map { "\($0)/fonts" }
  }

  // MARK: Searching

  /// Whether the folders have been read.
  var hasReadFolders: Bool { state.withLock { $0.entries != nil } }

  /// Returns a face that has all of some scalars, the nearest in style within the first such
  /// family.
  ///
  /// - Parameters:
  ///   - isColored: whether colour glyphs are requested; colour faces are searched only then.
  ///   - design: the design of the searched families; the default design includes all families.
  ///   - excluded: faces that are not used.
  package func face(
    showing scalars: [Unicode.Scalar], weightClass: Int, isItalic: Bool, isColored: Bool,
    design: Font.Design = .default, excluding excluded: Set<FontFace> = []
  ) -> FontFace? {
    state.withLock { state in
      readFolders(&state)
      if let union = state.union[isColored],
        !scalars.allSatisfy(union.contains)
      {
        return nil
      }
      for family in state.families {
        let found = family.filter { number in
          let face = FontFace(number: number + 1, isColored: isColored)
          guard design == .default || state.entries?[number].design == design,
            !excluded.contains(face), let info = info(of: number, in: &state),
            info.isColored == isColored
          else { return false }
          return scalars.allSatisfy(info.coverage.contains)
        }
        let best = found.min {
          distance($0, weightClass, isItalic, state) < distance($1, weightClass, isItalic, state)
        }
        if let best { return FontFace(number: best + 1, isColored: isColored) }
      }
      if state.union[isColored] == nil {
        // A scalar that no face has will usually not be found later either: a text full of such
        // scalars must not cause repeated searches.
        state.union[isColored] = coverage(isColored: isColored, in: &state)
      }
      return nil
    }
  }

  /// Returns the union of the coverages of all colour faces or of all others.
  private func coverage(isColored: Bool, in state: inout State) -> FaceCoverage {
    var infos: [FontFileInfo] = []
    for number in state.families.joined() {
      if let info = info(of: number, in: &state), info.isColored == isColored {
        infos.append(info)
      }
    }
    return FaceCoverage(union: infos.map(\.coverage))
  }

  /// Returns the distance of a face from a style; a difference in slant exceeds any in weight.
  package func distance(
    _ number: Int, _ weightClass: Int, _ isItalic: Bool, _ state: State
  ) -> Int {
    guard case .some(.some(let info)) = state.entries?[number].info else { return .max }
    return abs(info.weightClass - weightClass) + (info.isItalic == isItalic ? 0 : 1_000)
  }

  /// Returns the path of a face's file and the index of the face in it.
  package func file(of face: FontFace) -> (path: String, index: Int, info: FontFileInfo)? {
    state.withLock { state in
      readFolders(&state)
      guard let count = state.entries?.count, face.number > 0, face.number <= count,
        let info = info(of: face.number - 1, in: &state),
        let entry = state.entries?[face.number - 1]
      else { return nil }
      return (entry.path, entry.index, info)
    }
  }

  /// Returns the information of an entry's file, reading the file on first use.
  func info(of number: Int, in state: inout State) -> FontFileInfo? {
    guard let entry = state.entries?[number] else { return nil }
    if let info = entry.info { return info }
    let info = FontFileInfo(path: entry.path, index: entry.index)
    state.entries?[number].info = .some(info)
    return info
  }

  // MARK: Reading folders

  func readFolders(_ state: inout State) {
    if state.entries != nil { return }
    var seen: Set<String> = []
    var entries: [Entry] = []
    for folder in folders {
      // The enumerator's order of subfolders is arbitrary; sorting makes the result deterministic.
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where Self.isFont(path) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        // A file that is in two folders is used once, from the first folder.
        guard seen.insert(name).inserted else { continue }
        let family = String(name.prefix { $0 != "-" && $0 != "." })
        entries.append(
          Entry(
            path: folder + "/" + path, index: Self.index(of: name, for: language), family: family,
            rank: Self.rank(of: name), design: Self.design(of: name)))
      }
    }
    entries.sort { ($0.rank, $0.family, $0.path) < ($1.rank, $1.family, $1.path) }
    var start = 0
    for index in entries.indices
    where
      index + 1 == entries.count || entries[index + 1].family != entries[index].family
      || entries[index + 1].rank != entries[index].rank
    {
      state.families.append(start..<(index + 1))
      start = index + 1
    }
    state.entries = entries
  }

  static func isFont(_ path: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains { path.lowercased().hasSuffix("." + $0) }
  }

  /// Returns the order in which a family is searched: plain families that match the bundled face
  /// come first.
  private static func rank(of name: String) -> Int {
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("lastresort", "colored", "quran", "fallback-") { return 6 }
    if has("mono", "condensed", "symbol", "math", "signwriting") { return 5 }
    if has("serif", "mincho", "ming", "song", "batang", "nastaliq", "rashi") { return 4 }
    if name.hasPrefix("notosans") { return 0 }
    if name.hasPrefix("dejavusans") { return 1 }
    return has("sans", "gothic", "hei", "emoji", "dotum", "gulim") ? 2 : 3
  }

  /// Returns the design indicated by a family's name.
  static func design(of name: String) -> Font.Design {
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("mono", "courier", "typewriter", "consol") { return .monospaced }
    if has("rounded") { return .rounded }
    return has("serif", "roman", "times") && !has("sansserif") ? .serif : .default
  }

  /// Returns the index of the face to use in a collection: the large collections of ideographs have
  /// one face each for Japan, Korea, mainland China, Taiwan and Hong Kong, in this order.
  private static func index(of name: String, for language: String) -> Int {
    guard name.contains("cjk"), name.hasSuffix(".ttc") else { return 0 }
    if language.hasPrefix("ko") { return 1 }
    guard language.hasPrefix("zh") else { return 0 }
    return language.contains("HK") ? 4 : language.contains("TW") ? 3 : 2
  }
}

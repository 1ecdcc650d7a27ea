internal import Foundation

/// The fonts of the system, found in their folders.
///
/// Which faces there are is read from the folders when a character first needs one that the bundled
/// family lacks; which characters a face has, when it is the next in question. Both stay for the life
/// of the process.
final class FontCatalogue: Sendable {
  /// One face of a font file.
  struct Entry {
    let path: String
    /// Which face of a collection.
    var index = 0
    /// The name without the style; faces that share it differ in style.
    var family = ""
    var rank = 0
    var design = Font.Design.default
    /// `nil` before it is read, and inside for what is not usable.
    var info: FontFileInfo??
  }

  private let folders: [String]
  /// Folders whose fonts are found by their names alone.
  let ownFolders: [String]
  private let language: String
  let state = Locked(State())

  struct State {
    var entries: [Entry]?
    /// Entries of a family, families in the order they are asked.
    var families: [Range<Int>] = []
    /// What all faces in colour, and all others, have together; `nil` before a search went through all
    /// of them in vain.
    var together: [Bool: FaceCoverage] = [:]
    /// Entries by the names of families and faces; `nil` before a font is asked for by name.
    var names: [String: NamedFaces]?
    /// The first of the entries that are found by their names alone.
    var firstOwn: Int?
    /// Names no font has, of which was told.
    var missing: Set<String> = []
  }

  /// - Parameters:
  ///   - folders: searched with all folders in them.
  ///   - ownFolders: folders of the program, whose fonts stand in for no others.
  ///   - language: decides between the forms of ideographs; as `LANG` begins, such as "zh_TW".
  init(folders: [String], ownFolders: [String] = [], language: String) {
    self.folders = folders
    self.ownFolders = ownFolders
    self.language = language
  }

  /// The fonts of this machine and this user, and those of a program; the same for the same folders.
  static func system(with ownFolders: [String]) -> FontCatalogue {
    known.withLock { known in
      if let catalogue = known[ownFolders] { return catalogue }
      let environment = ProcessInfo.processInfo.environment
      let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
        .compactMap { environment[$0] }.first { !$0.isEmpty }
      let catalogue = FontCatalogue(
        folders: systemFolders(in: environment), ownFolders: ownFolders,
        language: language ?? "")
      known[ownFolders] = catalogue
      return catalogue
    }
  }

  private static let known = Locked<[[String]: FontCatalogue]>([:])

  /// The fonts of this machine and this user.
  static var system: FontCatalogue { system(with: []) }

  /// Where fonts lie by the rules of desktops.
  static func systemFolders(in environment: [String: String]) -> [String] {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let personal = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    var folders: [String] = []
    if let data = personal ?? home.map({ $0 + "/.local/share" }) { folders.append(data + "/fonts") }
    if let home { folders.append(home + "/.fonts") }
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    for data in (shared ?? "/usr/local/share:/usr/share").split(separator: ":")
    where data.hasPrefix("/") {
      folders.append((data.hasSuffix("/") ? data.dropLast() : data) + "/fonts")
    }
    return folders
  }

  // MARK: Asking

  /// A face that has all of some scalars, of those nearest in style.
  ///
  /// - Parameters:
  ///   - isColored: whether pictures are wanted; only then faces in colour are asked.
  ///   - design: what families are asked; those of all designs for the default one.
  ///   - refused: faces that are of no use.
  func face(
    showing scalars: [Unicode.Scalar], weightClass: Int, isItalic: Bool, isColored: Bool,
    design: Font.Design = .default, refusing refused: Set<FontFace> = []
  ) -> FontFace? {
    state.withLock { state in
      open(&state)
      if let together = state.together[isColored],
        !scalars.allSatisfy(together.contains)
      {
        return nil
      }
      for family in state.families {
        let found = family.filter { number in
          let face = FontFace(number: number + 1, isColored: isColored)
          guard design == .default || state.entries?[number].design == design,
            !refused.contains(face), let info = info(of: number, in: &state),
            info.isColored == isColored
          else { return false }
          return scalars.allSatisfy(info.coverage.contains)
        }
        let best = found.min {
          distance($0, weightClass, isItalic, state) < distance($1, weightClass, isItalic, state)
        }
        if let best { return FontFace(number: best + 1, isColored: isColored) }
      }
      if state.together[isColored] == nil {
        // Most of what no face has, no face will have: a text full of it is not searched for again.
        state.together[isColored] = coverage(isColored: isColored, in: &state)
      }
      return nil
    }
  }

  private func coverage(isColored: Bool, in state: inout State) -> FaceCoverage {
    var infos: [FontFileInfo] = []
    for number in state.families.joined() {
      if let info = info(of: number, in: &state), info.isColored == isColored {
        infos.append(info)
      }
    }
    return FaceCoverage(together: infos.map(\.coverage))
  }

  /// How far a face is from a style.
  func distance(
    _ number: Int, _ weightClass: Int, _ isItalic: Bool, _ state: State
  ) -> Int {
    guard case .some(.some(let info)) = state.entries?[number].info else { return .max }
    return abs(info.weightClass - weightClass) + (info.isItalic == isItalic ? 0 : 1_000)
  }

  /// The file of a face, and which of its faces it is.
  func file(of face: FontFace) -> (path: String, index: Int, info: FontFileInfo)? {
    state.withLock { state in
      open(&state)
      guard let count = state.entries?.count, face.number > 0, face.number <= count,
        let info = info(of: face.number - 1, in: &state),
        let entry = state.entries?[face.number - 1]
      else { return nil }
      return (entry.path, entry.index, info)
    }
  }

  func info(of number: Int, in state: inout State) -> FontFileInfo? {
    guard let entry = state.entries?[number] else { return nil }
    if let info = entry.info { return info }
    let info = FontFileInfo(path: entry.path, index: entry.index)
    state.entries?[number].info = .some(info)
    return info
  }

  // MARK: Finding

  func open(_ state: inout State) {
    if state.entries != nil { return }
    var seen: Set<String> = []
    var entries: [Entry] = []
    for folder in folders {
      // The subfolders of one folder come in an order of no meaning; sorting makes one of it.
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where Self.isFont(path) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        // The same file in two folders counts once, in the first of them.
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

  /// The order in which families are asked: plain ones that suit the bundled face come first.
  private static func rank(of name: String) -> Int {
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("lastresort", "colored", "quran", "fallback-") { return 6 }
    if has("mono", "condensed", "symbol", "math", "signwriting") { return 5 }
    if has("serif", "mincho", "ming", "song", "batang", "nastaliq", "rashi") { return 4 }
    if name.hasPrefix("notosans") { return 0 }
    if name.hasPrefix("dejavusans") { return 1 }
    return has("sans", "gothic", "hei", "emoji", "dotum", "gulim") ? 2 : 3
  }

  /// The design a family's name tells.
  static func design(of name: String) -> Font.Design {
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("mono", "courier", "typewriter", "consol") { return .monospaced }
    if has("rounded") { return .rounded }
    return has("serif", "roman", "times") && !has("sansserif") ? .serif : .default
  }

  /// Which face of a collection to take: the great collections of ideographs have one for each of
  /// Japan, Korea, mainland China, Taiwan and Hong Kong, in this order.
  private static func index(of name: String, for language: String) -> Int {
    guard name.contains("cjk"), name.hasSuffix(".ttc") else { return 0 }
    if language.hasPrefix("ko") { return 1 }
    guard language.hasPrefix("zh") else { return 0 }
    return language.contains("HK") ? 4 : language.contains("TW") ? 3 : 2
  }
}

/// A value that one thread at a time touches.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

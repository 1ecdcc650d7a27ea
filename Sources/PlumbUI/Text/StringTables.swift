internal import Foundation
internal import Synchronization

/// What a text becomes in another language.
enum Translation: Equatable, Sendable {
  case text(String)
  /// What it becomes depends on the numbers put into it.
  case plural(PluralPhrase, language: String)
}

/// The translations in folders: a folder `xx.lproj` for each language, in it a file `NAME.strings`
/// for each table and a file `NAME.stringsdict` for what depends on numbers; or one file
/// `NAME.xcstrings` for all languages, as Xcode writes it.
///
/// A table is read when somebody first asks for it, and kept. One that is broken counts as empty and
/// is told of once.
final class StringTables: Sendable {
  private struct Name: Hashable {
    var folder: URL
    var language: String
    var table: String
  }

  private struct CatalogueName: Hashable {
    var folder: URL
    var table: String
  }

  private let tables = Mutex<[Name: StringTable]>([:])
  /// The languages to try for a locale, by its name.
  private let languages = Mutex<[String: [String]]>([:])
  private let catalogues = Mutex<[CatalogueName: StringCatalogue?]>([:])
  private let warn: @Sendable (String) -> Void

  /// Those of the process, which tell of broken tables on the standard error.
  static let shared = StringTables {
    FileHandle.standardError.write(Data(("\($0)\n").utf8))
  }

  /// - Parameter warn: told of tables that are broken.
  init(warn: @escaping @Sendable (String) -> Void) {
    self.warn = warn
  }

  /// The translation of a text, if there is one.
  ///
  /// The languages are tried from the most exact one: `es-MX`, then `es`, then `Base`; of Chinese in
  /// Taiwan `zh-TW`, then `zh-Hant` by the script it is written in there.
  func translation(
    of key: String, table: String?, in locale: Locale, folder: URL
  ) -> Translation? {
    if key.isEmpty { return nil }
    for language in knownLanguages(of: locale) {
      let table = self.table(
        Name(folder: folder, language: language, table: table ?? "Localizable"))
      if let plural = table.plurals[key] {
        return .plural(plural, language: language == "Base" ? locale.identifier : language)
      }
      if let text = table.entries[key] { return .text(text) }
    }
    return nil
  }

  /// Whether a folder holds the language of a locale.
  func holds(_ locale: Locale, in folder: URL) -> Bool {
    let languages = Self.languages(of: locale).dropLast()
    let catalogue = self.catalogue(CatalogueName(folder: folder, table: "Localizable"))
    return languages.contains {
      catalogue?.tables[$0] != nil
        || FileManager.default.fileExists(atPath: folder.appending(path: "\($0).lproj").path)
    }
  }

  private func knownLanguages(of locale: Locale) -> [String] {
    if let known = languages.withLock({ $0[locale.identifier] }) { return known }
    let names = Self.languages(of: locale)
    languages.withLock { $0[locale.identifier] = names }
    return names
  }

  private static func languages(of locale: Locale) -> [String] {
    let exact = locale.identifier.replacing("_", with: "-").prefix { $0 != "@" && $0 != "." }
    let parts = exact.split(separator: "-")
    var names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if let language = parts.first, let script = locale.language.script?.identifier {
      let written = "\(language)-\(script)"
      // Behind the exact name, before the language alone.
      if !names.contains(written) { names.insert(written, at: max(1, names.count - 1)) }
    }
    return names + ["Base"]
  }

  // MARK: Reading

  private func table(_ name: Name) -> StringTable {
    if let known = tables.withLock({ $0[name] }) { return known }
    let table = read(name)
    tables.withLock { $0[name] = table }
    return table
  }

  /// What the files of a table say together; what depends on numbers comes before what does not, and
  /// a language's own files before the file of all languages.
  private func read(_ name: Name) -> StringTable {
    let catalogue = catalogue(CatalogueName(folder: name.folder, table: name.table))
    var table = catalogue?.tables[name.language] ?? StringTable()
    let file = name.folder.appending(path: "\(name.language).lproj/\(name.table)")
    let strings = readStrings(file.appendingPathExtension("strings"))
    let plurals = readPlurals(file.appendingPathExtension("stringsdict"))
    for key in (strings?.entries ?? [:]).keys { table.plurals[key] = nil }
    table.entries.merge(strings?.entries ?? [:]) { $1 }
    table.plurals.merge(plurals?.plurals ?? [:]) { $1 }
    return table
  }

  private func catalogue(_ name: CatalogueName) -> StringCatalogue? {
    if let known = catalogues.withLock({ $0[name] }) { return known }
    let file = name.folder.appending(path: "\(name.table).xcstrings")
    let catalogue = (try? Data(contentsOf: file)).flatMap { data in
      reading(file) { () throws(StringTableError) in try StringCatalogue(data) }
    }
    catalogues.withLock { $0[name] = .some(catalogue) }
    return catalogue
  }

  private func readPlurals(_ file: URL) -> StringTable? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return reading(file) { () throws(StringTableError) in
      try StringTable(stringsDictionary: data)
    }
  }

  private func readStrings(_ file: URL) -> StringTable? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    // Xcode writes UTF-16 as well, with a mark in front.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      warn("\(file.path) is no text in UTF-8; its translations are left out.")
      return nil
    }
    return reading(file) { () throws(StringTableError) in try StringTable(text) }
  }

  /// What is read of a file; `nil` and a warning where it breaks its form.
  private func reading<Result>(
    _ file: URL, _ read: () throws(StringTableError) -> Result
  ) -> Result? {
    do {
      return try read()
    } catch {
      warn("\(file.path) is no table of translations and is left out. \(error)")
      return nil
    }
  }
}

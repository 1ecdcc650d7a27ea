internal import Foundation
internal import Synchronization

/// The translation of a text.
package enum Translation: Equatable, Sendable {
  case text(String)
  /// A translation that depends on the numbers inserted into it.
  case plural(PluralPhrase, language: String)
}

/// The translations in folders: a folder `xx.lproj` for each language, with a file `NAME.strings`
/// for each table and a file `NAME.stringsdict` for texts that depend on numbers; or one file
/// `NAME.xcstrings` for all languages, as written by Xcode.
///
/// A table is read on first use and cached. An invalid table counts as empty and causes one
/// warning.
package final class StringTables: Sendable {
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
  /// The languages to try for a locale, by the identifier of the locale.
  private let languages = Mutex<[String: [String]]>([:])
  private let catalogues = Mutex<[CatalogueName: StringCatalogue?]>([:])

  /// The tables of the process.
  package static let shared = StringTables()

  /// Creates an empty cache.
  package init() {}

  /// Returns the translation of a text, or `nil` if there is none.
  ///
  /// The languages are tried from the most specific one: `es-MX`, then `es`, then `Base`; for
  /// Chinese in Taiwan `zh-TW`, then `zh-Hant` after the script used there.
  package func translation(
    of key: String, table: String?, in locale: Locale, folder: URL
  ) -> Translation? {
    if key.isEmpty { return nil }
    for language in cachedLanguages(of: locale) {
      let table = self.table(
        Name(folder: folder, language: language, table: table ?? "Localizable"))
      if let plural = table.plurals[key] {
        return .plural(plural, language: language == "Base" ? locale.identifier : language)
      }
      if let text = table.entries[key] { return .text(text) }
    }
    return nil
  }

  /// Returns whether a folder contains translations for the language of a locale.
  package func holds(_ locale: Locale, in folder: URL) -> Bool {
    let languages = Self.languages(of: locale).dropLast()
    let catalogue = self.catalogue(CatalogueName(folder: folder, table: "Localizable"))
    return languages.contains {
      catalogue?.tables[$0] != nil
        || FileManager.default.fileExists(atPath: folder.appending(path: "\($0).lproj").path)
    }
  }

  private func cachedLanguages(of locale: Locale) -> [String] {
    if let cached = languages.withLock({ $0[locale.identifier] }) { return cached }
    let names = Self.languages(of: locale)
    languages.withLock { $0[locale.identifier] = names }
    return names
  }

  /// Returns the names of folders to try for a locale, the most specific first.
  private static func languages(of locale: Locale) -> [String] {
    let exact = locale.identifier.replacing("_", with: "-").prefix { $0 != "@" && $0 != "." }
    let parts = exact.split(separator: "-")
    var names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if let language = parts.first, let script = locale.language.script?.identifier {
      let written = "\(language)-\(script)"
      // After the exact name, before the language alone.
      if !names.contains(written) { names.insert(written, at: max(1, names.count - 1)) }
    }
    return names + ["Base"]
  }

  // MARK: Reading

  private func table(_ name: Name) -> StringTable {
    if let cached = tables.withLock({ $0[name] }) { return cached }
    let table = read(name)
    tables.withLock { $0[name] = table }
    return table
  }

  /// Reads the files of a table and merges them.
  ///
  /// Texts that depend on numbers take precedence over other texts, and a language's own files over
  /// the file of all languages.
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
    if let cached = catalogues.withLock({ $0[name] }) { return cached }
    let file = name.folder.appending(path: "\(name.table).xcstrings")
    let catalogue = contents(of: file).flatMap { data in
      reading(file) { () throws(StringTableError) in try StringCatalogue(data) }
    }
    catalogues.withLock { $0[name] = .some(catalogue) }
    return catalogue
  }

  private func readPlurals(_ file: URL) -> StringTable? {
    guard let data = contents(of: file) else { return nil }
    return reading(file) { () throws(StringTableError) in
      try StringTable(stringsDictionary: data)
    }
  }

  private func readStrings(_ file: URL) -> StringTable? {
    guard let data = contents(of: file) else { return nil }
    // Xcode also writes UTF-16, with a byte order mark.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      RuntimeWarning.show(
        "\(file.path) is not a text in UTF-8 or UTF-16; its translations are ignored.")
      return nil
    }
    return reading(file) { () throws(StringTableError) in try StringTable(text) }
  }

  /// The largest number of bytes of a file.
  private static let largestFile = 1 << 26

  /// Returns the contents of a file; `nil` if there is none or, after a warning, if it cannot be read.
  private func contents(of file: URL) -> Data? {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: file.path, limit: Self.largestFile)
    } catch {
      if error != .missing {
        RuntimeWarning.show("\(file.path) cannot be read: \(error); its translations are ignored.")
      }
      return nil
    }
  }

  /// Returns the result of `read`; if it throws, `nil` after a warning.
  private func reading<Result>(
    _ file: URL, _ read: () throws(StringTableError) -> Result
  ) -> Result? {
    do {
      return try read()
    } catch {
      RuntimeWarning.show(
        "\(file.path) is not a valid table of translations and is ignored. \(error)")
      return nil
    }
  }
}

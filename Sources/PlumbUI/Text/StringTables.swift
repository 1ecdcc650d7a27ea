internal import Foundation
internal import Synchronization

/// The translations in folders: a folder `xx.lproj` for each language, in it a file `NAME.strings`
/// for each table.
///
/// A table is read when somebody first asks for it, and kept. One that is broken counts as empty and
/// is told of once.
final class StringTables: Sendable {
  private struct Name: Hashable {
    var folder: URL
    var language: String
    var table: String
  }

  private let tables = Mutex<[Name: StringTable?]>([:])
  /// The languages to try for a locale, by its name.
  private let languages = Mutex<[String: [String]]>([:])
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
  func translation(of key: String, table: String?, in locale: Locale, folder: URL) -> String? {
    if key.isEmpty { return nil }
    for language in knownLanguages(of: locale) {
      let name = Name(folder: folder, language: language, table: table ?? "Localizable")
      if let text = self.table(name)?.entries[key] { return text }
    }
    return nil
  }

  /// Whether a folder holds the language of a locale.
  static func holds(_ locale: Locale, in folder: URL) -> Bool {
    languages(of: locale).dropLast().contains {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0).lproj").path)
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

  private func table(_ name: Name) -> StringTable? {
    if let known = tables.withLock({ $0[name] }) { return known }
    let table = read(name)
    tables.withLock { $0[name] = .some(table) }
    return table
  }

  private func read(_ name: Name) -> StringTable? {
    let file = name.folder.appending(path: "\(name.language).lproj/\(name.table).strings")
    guard let data = try? Data(contentsOf: file) else { return nil }
    // Xcode writes UTF-16 as well, with a mark in front.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      warn("\(file.path) is no text in UTF-8; its translations are left out.")
      return nil
    }
    do {
      return try StringTable(text)
    } catch {
      warn("\(file.path) is no table of translations and is left out. \(error)")
      return nil
    }
  }
}

internal import Foundation

extension StringTable {
  /// Reads a `.stringsdict` file: a property list with a format and its variables for each key.
  ///
  /// - Throws: an error that names the invalid key.
  init(stringsDictionary data: Data) throws(StringTableError) {
    let texts: [String: [String: StringsDictionaryValue]]
    do {
      texts = try PropertyListDecoder().decode(
        [String: [String: StringsDictionaryValue]].self, from: data)
    } catch {
      throw StringTableError(
        problem: "The file is not a property list with a dictionary for each key.")
    }
    self.init()
    for (key, entry) in texts {
      guard case .text(let format)? = entry["NSStringLocalizedFormatKey"] else {
        throw StringTableError(problem: "\"\(key)\" has no NSStringLocalizedFormatKey.")
      }
      let variables = entry.compactMapValues(\.variable)
      plurals[key] = PluralPhrase(format: format, variables: variables)
    }
  }
}

/// A value in the dictionary of a key of a `.stringsdict` file.
private enum StringsDictionaryValue: Decodable {
  case text(String)
  case rules([String: String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .rules((try? container.decode([String: String].self)) ?? [:])
    }
  }

  /// The variable whose forms the value defines; `nil` for a text.
  var variable: PluralPhrase.Variable? {
    guard case .rules(let rules) = self else { return nil }
    var forms: [PluralCategory: String] = [:]
    for (name, form) in rules {
      if let category = PluralCategory(rawValue: name) { forms[category] = form }
    }
    return forms.isEmpty ? nil : PluralPhrase.Variable(forms: forms)
  }
}

/// The translations of all languages in one file, in the format of Xcode's string catalogues.
struct StringCatalogue: Sendable {
  /// The language of the texts in the source code.
  let sourceLanguage: String
  /// The tables by language.
  private(set) var tables: [String: StringTable] = [:]

  /// Reads an `.xcstrings` file.
  init(_ data: Data) throws(StringTableError) {
    let file: StringCatalogueFile
    do {
      file = try JSONDecoder().decode(StringCatalogueFile.self, from: data)
    } catch {
      throw StringTableError(
        problem: "The file is not a string catalogue: \(Self.message(for: error))")
    }
    sourceLanguage = file.sourceLanguage
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: StringTable()].add(localization, for: key)
      }
    }
  }

  /// Returns the part of an error message that describes a decoding error.
  private static func message(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has an unexpected type."
    default: "its JSON is invalid."
    }
  }
}

extension StringTable {
  /// Adds a translation: as a phrase if it has substitutions or plural forms, else as a text.
  fileprivate mutating func add(_ localization: StringCatalogueFile.Localization, for key: String) {
    let forms = localization.variations?.forms ?? [:]
    if let substitutions = localization.substitutions, !substitutions.isEmpty {
      let variables = substitutions.mapValues {
        PluralPhrase.Variable(forms: $0.variations?.forms ?? [:], argument: $0.argNum)
      }
      let format = localization.stringUnit?.value ?? forms[.other] ?? key
      plurals[key] = PluralPhrase(format: format, variables: variables)
    } else if !forms.isEmpty {
      plurals[key] = PluralPhrase(whole: forms)
    } else if let value = localization.text {
      entries[key] = value
    }
  }
}

/// The JSON structure of a string catalogue.
private struct StringCatalogueFile: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// A translation, or variations of one, which may be nested.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The translation without plural forms; the translation for `mac`, else for `other`, if it
    /// varies by device.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      let devices = variations?.device ?? [:]
      return (devices["mac"] ?? devices["other"])?.text
    }
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    /// The plural forms; the forms for `mac`, else for `other`, if they vary by device.
    var forms: [PluralCategory: String] {
      guard let plural else {
        return (device?["mac"] ?? device?["other"])?.variations?.forms ?? [:]
      }
      var forms: [PluralCategory: String] = [:]
      for (name, form) in plural {
        if let category = PluralCategory(rawValue: name) { forms[category] = form.text }
      }
      return forms
    }
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  struct Unit: Decodable {
    var value: String
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}

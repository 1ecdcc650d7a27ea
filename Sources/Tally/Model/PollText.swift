import Foundation
import SwiftUI

/// A text of a poll in one or more languages.
nonisolated struct PollText: Hashable, Sendable {
  /// The text if there is no translation.
  let usual: String
  /// The text by language, such as `es` or `pt-BR`; `nil` for a text that the string catalogue of
  /// this program translates.
  let translations: [String: String]?

  init(_ usual: String, translations: [String: String]? = [:]) {
    self.usual = usual
    self.translations = translations
  }

  /// A text that the string catalogue of this program translates.
  static func translated(_ key: String) -> PollText { PollText(key, translations: nil) }

  /// Returns the text in the language of a locale.
  func string(in locale: Locale) -> String {
    guard let translations else {
      return String(localized: String.LocalizationValue(usual), locale: locale)
    }
    return language(in: locale).flatMap { translations[$0] } ?? usual
  }

  /// Returns the language of the translation that is shown in a locale; `nil` if there is none and the usual
  /// text is shown.
  private func language(in locale: Locale) -> String? {
    let language = locale.language
    let code: String? = language.languageCode?.identifier
    let names = [
      locale.identifier(.bcp47), language.maximalIdentifier, language.minimalIdentifier, code ?? "",
    ]
    return names.first { translations?[$0] != nil }
  }

  /// The language of the usual text: English or, without it, the first one; `nil` if it is not known.
  var usualLanguage: String? {
    if translations?["en"] != nil { return "en" }
    return translations?.filter { $0.value == usual }.keys.min()
  }
}

nonisolated extension PollText {
  /// Returns the text with the translations of the string catalogue, which files do not contain.
  ///
  /// - Parameter languages: the languages of the catalogue.
  func withOwnTranslations(in languages: [String]) -> PollText {
    guard translations == nil else { return self }
    let texts = languages.map { ($0, string(in: Locale(identifier: $0))) }
    return PollText(usual, translations: Dictionary(uniqueKeysWithValues: texts))
  }

  /// Returns the text with its version for a locale replaced; versions in other languages stay.
  func replacing(shownIn locale: Locale, with text: String) -> PollText {
    guard var translations, !translations.isEmpty else { return PollText(text) }
    guard let shown = language(in: locale) ?? usualLanguage else {
      return PollText(text, translations: translations)
    }
    translations[shown] = text
    return PollText(shown == usualLanguage ? text : usual, translations: translations)
  }
}

extension Text {
  /// Creates a text of a poll.
  init(_ text: PollText, in locale: Locale) {
    if text.translations == nil {
      self.init(LocalizedStringKey(text.usual))
    } else {
      self.init(verbatim: text.string(in: locale))
    }
  }
}

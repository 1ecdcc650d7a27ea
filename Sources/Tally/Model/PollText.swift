import Foundation
import SwiftUI

/// A text of a poll in one or more languages.
nonisolated struct PollText: Hashable, Sendable {
  /// The text where there is no translation.
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
    let language = locale.language
    let code: String? = language.languageCode?.identifier
    let names = [
      locale.identifier(.bcp47), language.maximalIdentifier, language.minimalIdentifier, code ?? "",
    ]
    return names.lazy.compactMap { translations[$0] }.first ?? usual
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

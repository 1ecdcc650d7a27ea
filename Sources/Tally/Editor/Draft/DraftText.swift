import Foundation

/// A text of a poll that is edited in one language; its translations are kept.
nonisolated struct DraftText: Hashable, Sendable {
  /// The text as it is edited, in the language in which it was shown.
  var text: String
  /// The text before it was edited; `nil` for a new one.
  private let original: PollText?
  /// The original as it was shown.
  private let shown: String
  private let locale: Locale

  /// A text that is still to be written.
  init() {
    (text, original, shown) = ("", nil, "")
    locale = Locale(identifier: "en")
  }

  /// The longest text in characters; one that was there is not refused.
  static let longest = 300

  init(_ original: PollText, in locale: Locale) {
    let original = original.withOwnTranslations(in: DisplayOptions.languages)
    self.original = original
    self.locale = locale
    shown = original.string(in: locale)
    text = shown
  }

  /// The text without the space around it.
  var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  var isEmpty: Bool { trimmed.isEmpty }

  var isTooLong: Bool { text != shown && trimmed.count > Self.longest }

  /// The text with its translations.
  var pollText: PollText {
    guard let original else { return PollText(trimmed) }
    return text == shown ? original : original.replacing(shownIn: locale, with: trimmed)
  }
}

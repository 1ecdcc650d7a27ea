import Foundation

/// A text of a poll that is edited in one language; its translations are kept.
nonisolated struct DraftText: Hashable, Sendable {
  /// The edited text, in the language in which it was shown.
  var text: String
  /// The text before it was edited; `nil` for a new one.
  private let original: PollText?
  /// The shown version of the original.
  private let shown: String
  private let locale: Locale

  /// A text that is still to be written.
  init() {
    (text, original, shown) = ("", nil, "")
    locale = Locale(identifier: "en")
  }

  /// The longest text in characters; a longer text that exists is not refused.
  static let longest = 300
  /// The longest text in bytes: a character may have any number of them.
  static let longestInBytes = 12_000

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

  var isTooLong: Bool { text != shown && !Self.fits(trimmed) }

  private static func fits(_ text: String) -> Bool {
    text.utf8.count <= longestInBytes && text.count <= longest
  }

  /// Returns a changed text, cut to the longest length.
  ///
  /// Only the end of the inserted text is cut off. A text that was longer before can be changed, but does not become
  /// longer.
  static func fitting(_ new: String, after old: String) -> String {
    if fits(new) { return new }
    let change = TextChange(from: old, to: new)
    let rest = old.dropFirst(change.start + change.removed.count)
    let kept = old.count - change.removed.count
    var inserted = change.inserted.prefix(max(longest, old.count) - kept)
    let keptBytes = old.utf8.count - change.removed.utf8.count
    let room = max(longestInBytes, old.utf8.count) - keptBytes
    while inserted.utf8.count > room { inserted.removeLast() }
    return String(old.prefix(change.start) + inserted + rest)
  }

  /// The text with its translations.
  var pollText: PollText {
    guard let original else { return PollText(trimmed) }
    return text == shown ? original : original.replacing(shownIn: locale, with: trimmed)
  }
}

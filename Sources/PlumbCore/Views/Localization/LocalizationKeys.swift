public import Foundation

extension EnvironmentValues {
  /// The folder with the translations of texts: one folder `xx.lproj` for each language, or a file
  /// `Localizable.xcstrings`.
  ///
  /// The window of an app sets it to the folder in its assets; by default it is `nil`, and texts
  /// are not translated. Not part of SwiftUI.
  @EnvironmentEntry public var translations: URL?

  /// Sets the layout direction to the direction of the language of the locale, if there are
  /// translations into it.
  ///
  /// As SwiftUI: an app without an Arabic translation is laid out from left to right, whatever the
  /// user's language. Not part of SwiftUI itself, which does so at launch.
  public mutating func updateLayoutDirectionFromLocale() {
    guard let translations, StringTables.shared.holds(locale, in: translations) else { return }
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The calendar.
  @EnvironmentEntry public var calendar: Calendar = .current

  /// The time zone.
  @EnvironmentEntry public var timeZone: TimeZone = .current

  /// Returns the context for localizing texts at a time.
  ///
  /// - Parameter now: The time shown by texts that depend on the current time.
  package func localizationContext(now: Date) -> LocalizationContext {
    LocalizationContext(in: self, now: now)
  }
}

extension _ChildCursor {
  /// The context for localizing texts in the environment of the cursor at the current time.
  package var localizationContext: LocalizationContext { environment.localizationContext(now: now) }
}

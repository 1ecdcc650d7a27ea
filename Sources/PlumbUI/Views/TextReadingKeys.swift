public import Foundation

private enum TranslationsKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// The folder with the translations of texts: one folder `xx.lproj` for each language, or a file
  /// `Localizable.xcstrings`.
  ///
  /// The window of an app finds that of its assets; elsewhere it is `nil`, and texts read as they are
  /// in the sources. No part of SwiftUI.
  public var translations: URL? {
    get { self[TranslationsKey.self] }
    set { self[TranslationsKey.self] = newValue }
  }

  /// Takes over the direction of reading of the locale's language, if there are translations into it.
  ///
  /// As SwiftUI: a program that is not translated into Arabic reads from left to right, whoever uses
  /// it. No part of SwiftUI itself, which does so when a program starts.
  public mutating func readsAsTranslated() {
    guard let translations, StringTables.shared.holds(locale, in: translations) else { return }
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// How days are counted, for views of one's own to read.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What decides how texts read here.
  ///
  /// - Parameter now: what texts that tell of the time go by.
  func textReading(now: Date) -> LocalizationContext {
    LocalizationContext(in: self, now: now)
  }
}

extension _ChildCursor {
  /// What decides how texts read at this place and now.
  var textReading: LocalizationContext { environment.textReading(now: now) }
}

internal import Foundation

/// What decides how a text reads: the person's language, its translations, and the time.
///
/// Most texts say the same everywhere, so nothing is looked up before somebody asks.
struct LocalizationContext {
  private let environment: EnvironmentValues
  let now: Date

  init(in environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }

  init(locale: Locale, timeZone: TimeZone, folder: URL?, now: Date) {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.timeZone = timeZone
    environment.translations = folder
    self.init(in: environment, now: now)
  }

  /// The same for a text in another language.
  func with(_ locale: Locale) -> LocalizationContext {
    var environment = environment
    environment.locale = locale
    return LocalizationContext(in: environment, now: now)
  }

  var locale: Locale { environment.locale }
  var timeZone: TimeZone { environment.timeZone }
  /// The folder of the translations of texts that name no bundle.
  var folder: URL? { environment.translations }
}

/// What a stretch of text says before it is known where it stands.
enum TextSource: Equatable, Sendable {
  case verbatim(String)
  case phrase(LocalizedPhrase)
  case value(AnyLocalizedValue)
  case picture(Image)

  /// The words with what their marks say of them.
  func runs(in reading: LocalizationContext) -> [(text: String, attributes: TextAttributes)] {
    switch self {
    case .verbatim(let text): [(text, TextAttributes())]
    case .value(let value): [(value.text(in: reading), TextAttributes())]
    case .phrase(let phrase): phrase.runs(in: reading)
    case .picture(let image):
      [(String(TextAttachment.character), TextAttributes(picture: image))]
    }
  }

  /// When the words change next by themselves; `nil` for never.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .verbatim, .picture: nil
    case .value(let value): value.nextChange(after: now)
    case .phrase(let phrase):
      phrase.arguments.compactMap { $0.nextChange(after: now) }.min()
    }
  }
}

/// A value that different languages write differently.
protocol LocalizedValue: Equatable, Sendable {
  func text(in reading: LocalizationContext) -> String

  /// When it is written differently though nobody changes it; `nil` for never.
  func nextChange(after now: Date) -> Date?
}

extension LocalizedValue {
  func nextChange(after now: Date) -> Date? { nil }
}

/// A localized value of some type.
struct AnyLocalizedValue: Equatable, Sendable {
  private let base: any LocalizedValue

  init(_ base: any LocalizedValue) {
    self.base = base
  }

  func nextChange(after now: Date) -> Date? { base.nextChange(after: now) }

  func text(in reading: LocalizationContext) -> String { base.text(in: reading) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: LocalizedValue>(_ value: V) -> Bool { rhs.base as? V == value }
    return isEqual(lhs.base)
  }
}

/// A value in a format, which takes over the locale of its place.
// Formats and what they format are values; Foundation does not promise so for all of them.
struct FormattedValue<Format: FormatStyle>: LocalizedValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func text(in reading: LocalizationContext) -> String {
    format.locale(reading.locale).format(input)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.input == rhs.input && lhs.format == rhs.format
  }
}

internal import Foundation

/// The context in which a text is localized: the locale, the translations, and the current time.
///
/// Most texts do not depend on it, so the environment is read lazily.
@usableFromInline package struct LocalizationContext {
  private let environment: EnvironmentValues
  /// The current time.
  let now: Date

  /// Creates a context from an environment and the current time.
  init(in environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }

  /// Creates a context without an environment.
  init(locale: Locale, timeZone: TimeZone, folder: URL?, now: Date) {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.timeZone = timeZone
    environment.translations = folder
    self.init(in: environment, now: now)
  }

  /// Returns the context with another locale.
  func with(_ locale: Locale) -> LocalizationContext {
    var environment = environment
    environment.locale = locale
    return LocalizationContext(in: environment, now: now)
  }

  var locale: Locale { environment.locale }
  var timeZone: TimeZone { environment.timeZone }
  /// The folder of the translations of texts without a bundle.
  var folder: URL? { environment.translations }
}

/// The source of a run of text before localization.
enum TextSource: Equatable, Sendable {
  /// A string without localization.
  case verbatim(String)
  /// A localizable text.
  case phrase(LocalizedPhrase)
  /// A formatted value.
  case value(AnyLocalizedValue)
  /// An inline image.
  case image(Image)

  /// Returns the text in a context with its attributes from Markdown.
  func runs(in context: LocalizationContext) -> [(text: String, attributes: TextAttributes)] {
    switch self {
    case .verbatim(let text): [(text, TextAttributes())]
    case .value(let value): [(value.text(in: context), TextAttributes())]
    case .phrase(let phrase): phrase.runs(in: context)
    case .image(let image):
      [(String(TextAttachment.character), TextAttributes(image: image))]
    }
  }

  /// Returns the next time after `now` at which the text changes by itself; `nil` if it does not.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .verbatim, .image: nil
    case .value(let value): value.nextChange(after: now)
    case .phrase(let phrase):
      phrase.arguments.compactMap { $0.nextChange(after: now) }.min()
    }
  }
}

/// A value whose text depends on the localization context.
protocol LocalizedValue: Equatable, Sendable {
  /// Returns the text of the value in a context.
  func text(in context: LocalizationContext) -> String

  /// Returns the next time after `now` at which the text changes by itself; `nil` if it does not.
  func nextChange(after now: Date) -> Date?
}

extension LocalizedValue {
  func nextChange(after now: Date) -> Date? { nil }
}

/// A type-erased localized value.
struct AnyLocalizedValue: Equatable, Sendable {
  private let base: any LocalizedValue

  init(_ base: any LocalizedValue) {
    self.base = base
  }

  func nextChange(after now: Date) -> Date? { base.nextChange(after: now) }

  func text(in context: LocalizationContext) -> String { base.text(in: context) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: LocalizedValue>(_ value: V) -> Bool { rhs.base as? V == value }
    return isEqual(lhs.base)
  }
}

extension FormatStyle {
  /// Returns the style in the locale of its surroundings. As SwiftUI: a style that names a locale keeps it.
  package func following(_ locale: Locale) -> Self {
    // A style that names no locale has the locale of the settings.
    self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
  }
}

/// A formatted value. The format uses the locale of the context, unless it names one.
// Format styles and their inputs are value types, but Foundation does not declare all of them as
// `Sendable`.
struct FormattedValue<Format: FormatStyle>: LocalizedValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func text(in context: LocalizationContext) -> String {
    format.following(context.locale).format(input)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.input == rhs.input && lhs.format == rhs.format
  }
}

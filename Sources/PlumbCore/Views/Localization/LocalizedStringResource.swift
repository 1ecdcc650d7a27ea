public import Foundation

/// A localizable text and the location of its translations.
///
/// A replacement for the type of Foundation, which does not exist on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text in the source code, with a format specifier for each value.
  public var key: String { phrase.key }
  /// The name of the string table; `nil` for `Localizable`.
  public var table: String? { phrase.table }
  /// The locale of the text; `nil` for the locale of the environment.
  public var locale: Locale? {
    get { phrase.locale }
    set { phrase.locale = newValue }
  }
  private(set) var phrase: LocalizedPhrase

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - key: The text in the source code.
  ///   - table: The name of the string table without its extension; `nil` for `Localizable`.
  ///   - locale: The locale of the text; `nil` for the locale of the environment.
  ///   - bundle: The bundle with the translations; `nil` for the application's assets.
  ///   - comment: A comment for translators.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    phrase = key.key.phrase
    phrase.table = table
    phrase.folder = bundle?.resourceURL
    phrase.locale = locale
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    phrase = stringInterpolation.phrase
  }
}

extension String {
  /// A text that is localized when it is converted to a string.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Creates a value without interpolated values.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates a value from a string literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a value from an interpolated string literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string from the translation of a text, from the string tables of the application's
  /// assets.
  ///
  /// Markdown is removed. A replacement for the initializer of Foundation, which does not exist on
  /// Linux.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - table: The name of the string table without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle with the translations; `nil` for the application's assets.
  ///   - locale: The locale of the text.
  ///   - comment: A comment for translators.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = EnvironmentValues().locale, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(value, table: table, locale: locale, bundle: bundle))
  }

  /// Creates a string from the translation of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).string(in: .program(resource.locale))
  }
}

extension Text {
  /// The text localized outside of any window, for example as the title of a window.
  package var programString: String { string(in: .program(nil)) }
}

extension LocalizationContext {
  /// Returns the context for texts outside of any window.
  fileprivate static func program(_ locale: Locale?) -> LocalizationContext {
    LocalizationContext(
      locale: locale ?? EnvironmentValues().locale, timeZone: .current,
      folder: AssetFolders.translations, now: Date())
  }
}

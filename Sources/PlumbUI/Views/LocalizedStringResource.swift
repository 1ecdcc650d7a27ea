public import Foundation

/// A text that translations are looked up for, and where they are.
///
/// Foundation has none on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text in the sources, with a mark for each value.
  public var key: String { phrase.key }
  /// Where the translations are; `nil` for `Localizable`.
  public var table: String? { phrase.table }
  /// In whose language the text reads; `nil` for that of its place.
  public var locale: Locale? {
    get { phrase.locale }
    set { phrase.locale = newValue }
  }
  private(set) var phrase: LocalizedPhrase

  /// - Parameters:
  ///   - key: the text in the sources.
  ///   - table: the name of a file of translations without its ending.
  ///   - locale: in whose language the text reads; `nil` for that of its place.
  ///   - bundle: whose translations are meant; `nil` for the program's.
  ///   - comment: tells translators what the text is for.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    phrase = key.key.phrase
    phrase.table = table
    phrase.folder = bundle?.resourceURL
    phrase.locale = locale
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    phrase = stringInterpolation.phrase
  }
}

extension String {
  /// A text that translations are looked up for when it becomes a string.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of a text, from the tables of the program's assets.
  ///
  /// Marks of Markdown are taken out. Foundation has no such initialiser on Linux.
  ///
  /// - Parameters:
  ///   - table: the name of a file of translations without its ending; `nil` for `Localizable`.
  ///   - bundle: whose translations are meant; `nil` for the program's.
  ///   - locale: in whose language the text reads.
  ///   - comment: tells translators what the text is for.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = EnvironmentValues().locale, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(value, table: table, locale: locale, bundle: bundle))
  }

  /// The translation of a text of some place.
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).string(in: .program(resource.locale))
  }
}

extension Text {
  /// What the text says outside of every window, such as in the title of one.
  var programString: String { string(in: .program(nil)) }
}

extension LocalizationContext {
  /// How texts read outside of every window.
  fileprivate static func program(_ locale: Locale?) -> LocalizationContext {
    LocalizationContext(
      locale: locale ?? EnvironmentValues().locale, timeZone: .current,
      folder: AssetFolders.translations, now: Date())
  }
}

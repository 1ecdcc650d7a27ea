public import Foundation

extension Text {
  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of the font size, for example for units after numbers; Apple publishes no
    /// number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Returns the text in a size relative to the size of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(TextAttributes(scale: scale)) : self
  }

  /// Returns the text in a font width; `nil` leaves it to the font. See ``Font/Width``.
  public func fontWidth(_ width: Font.Width?) -> Text { with(TextAttributes(width: width)) }

  /// Returns the text unchanged; the fonts have the same glyphs for all languages on this platform.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// Returns the text unchanged; the fonts have the same glyphs for all languages on this platform.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// Creates a text of an object formatted by a formatter, regardless of the locale of the
  /// environment.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Creates a text of a value formatted by a formatter, regardless of the locale of the
  /// environment.
  ///
  /// SwiftUI accepts `ReferenceConvertible` values. Dates do not conform to it on Linux, therefore
  /// values of any type are accepted.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }
}

extension View {
  /// Sets the size of the texts within this view relative to the size of their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textStyle) { if isEnabled { $0.attributes.scale = scale } }
  }

  /// Sets the font width of the texts within this view; `nil` leaves it to their font. See
  /// ``Font/Width``.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textStyle.attributes.width, width)
  }

  /// Returns the view unchanged; the fonts have the same glyphs for all languages on this platform.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Returns the view unchanged; the fonts have the same glyphs for all languages on this platform.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// The language used for typesetting; see `typesettingLanguage(_:isEnabled:)`.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of the text itself.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns a specific language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

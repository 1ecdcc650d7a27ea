public import Foundation

extension Text {
  /// How large a text is beside others in its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    /// Four fifths of the size, such as for units behind numbers; Apple publishes no number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the text in a size beside that of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(TextAttributes(scale: scale)) : self
  }

  /// Sets how wide the letters are; `nil` leaves it to the font. See ``Font/Width``.
  public func fontWidth(_ width: Font.Width?) -> Text { with(TextAttributes(width: width)) }

  /// The text itself: the faces here have one form of each letter for all languages.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// The text itself; see ``typesettingLanguage(_:isEnabled:)-(Locale.Language,_)``.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// What a formatter makes of an object, whatever the locale of the place.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// What a formatter makes of a value, whatever the locale of the place.
  ///
  /// SwiftUI takes `ReferenceConvertible` values, which dates are not on Linux; any value goes here.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }
}

extension View {
  /// Sets the texts inside in a size beside that of their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textStyle) { if isEnabled { $0.attributes.scale = scale } }
  }

  /// Sets how wide the letters of the texts inside are; `nil` leaves it to their font. See
  /// ``Font/Width``.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textStyle.attributes.width, width)
  }

  /// The view itself: the faces here have one form of each letter for all languages.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// The view itself: the faces here have one form of each letter for all languages.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// The language letters are set by; see `typesettingLanguage(_:isEnabled:)`.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// That of the letters themselves.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

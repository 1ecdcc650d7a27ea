public import Foundation

/// The key of a localizable text, with interpolated values.
///
/// The translation is looked up when the text is shown: for the language Spanish in
/// `es.lproj/Localizable.strings` of the assets, in `.stringsdict` for texts that depend on
/// numbers, or in `Localizable.xcstrings`. The key of an interpolated text has a format specifier
/// for each value: `%@` for texts, `%lld` for integers, `%lf` for floating-point numbers, or the
/// specifier that was passed. Integers are formatted with the grouping of the locale,
/// floating-point numbers with six fraction digits, and inline Markdown is parsed.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let phrase: LocalizedPhrase

  /// Creates a key without interpolated values.
  public init(_ value: String) {
    phrase = LocalizedPhrase(key: value)
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    phrase = stringInterpolation.phrase
  }

  /// A builder of keys from interpolated string literals.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var phrase = LocalizedPhrase(key: "")

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {
      phrase.key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      phrase.arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a part of the literal; percent signs are escaped.
    public mutating func appendLiteral(_ literal: String) {
      phrase.key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends an argument with its format specifier.
    private mutating func append(_ argument: LocalizedPhrase.Argument, _ mark: String) {
      phrase.key += mark
      phrase.arguments.append(argument)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), "%@")
    }

    /// Appends a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), "%@")
    }

    /// Appends an inline image; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)), "%@")
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), "%@")
    }

    /// Appends an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      if let number = Int64(exactly: value) {
        append(.integer(number), "%lld")
      } else if let number = UInt64(exactly: value) {
        append(.unsigned(number), "%llu")
      } else {
        append(.string(String(value)), "%@")
      }
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.real(Double(value)), "%lf")
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.value(AnyLocalizedValue(FormattedValue(input: input, format: format))), "%@")
    }

    /// Appends a value with a format specifier of the C library, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      switch value {
      case let number as any BinaryInteger:
        if let integer = Int64(exactly: number) {
          append(.integer(integer), specifier)
        } else {
          append(.unsigned(UInt64(truncatingIfNeeded: number)), specifier)
        }
      case let number as any BinaryFloatingPoint:
        append(.real(Double(number)), specifier)
      default:
        append(.string(String(describing: value)), "%@")
      }
    }

    /// Appends a date in a style; a style that depends on the current time updates itself.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.value(AnyLocalizedValue(StyledDate(date: date, style: style))), "%@")
    }

    /// Appends the times between two dates, such as `9:41 – 10:00 AM`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(
        .value(AnyLocalizedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))), "%@")
    }

    /// Appends the times of an interval, such as `9:41 – 10:00 AM`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.value(AnyLocalizedValue(DateSpan(start: interval.start, end: interval.end))), "%@")
    }

    /// Appends a running timer as shown by a clock.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let timer = RunningTimer(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(.value(AnyLocalizedValue(timer)), "%@")
    }

    /// Appends an object formatted by a formatter, regardless of the locale of the environment.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    /// Appends a value formatted by a formatter, regardless of the locale of the environment.
    ///
    /// SwiftUI accepts `ReferenceConvertible` values. Dates do not conform to it on Linux,
    /// therefore values of any type are accepted.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      append(.string(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// Appends a date formatted by a formatter; on Linux, `Date` does not conform to
    /// `ReferenceConvertible`.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
      append(.string(formatter?.string(for: date) ?? String(describing: date)), "%@")
    }

    /// Appends an attributed string with the attributes supported by texts.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(Text(attributed)), "%@")
    }

    /// Appends a localized string resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }
  }
}

public import Foundation

/// A text as a source file writes it, with values put into it.
///
/// Translations are looked up for it where it is shown: for a person who reads Spanish in
/// `es.lproj/Localizable.strings` of the assets, or `.stringsdict` where numbers decide, or in
/// `Localizable.xcstrings`. The key of a text with values has a mark for each of them:
/// `%@` for texts, `%lld` for whole numbers, `%lf` for numbers with fractions, or the specifier that
/// was given. Whole numbers get the grouping of the locale, numbers with fractions six digits, and
/// the marks of inline Markdown count.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let phrase: LocalizedPhrase

  public init(_ value: String) {
    phrase = LocalizedPhrase(key: value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    phrase = stringInterpolation.phrase
  }

  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var phrase = LocalizedPhrase(key: "")

    public init(literalCapacity: Int, interpolationCount: Int) {
      phrase.key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      phrase.arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      phrase.key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    private mutating func append(_ argument: LocalizedPhrase.Argument, _ mark: String) {
      phrase.key += mark
      phrase.arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), "%@")
    }

    /// A text keeps what is said of it.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), "%@")
    }

    /// An image among the letters; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)), "%@")
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), "%@")
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      if let number = Int64(exactly: value) {
        append(.integer(number), "%lld")
      } else if let number = UInt64(exactly: value) {
        append(.unsigned(number), "%llu")
      } else {
        append(.string(String(value)), "%@")
      }
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.real(Double(value)), "%lf")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.value(AnyLocalizedValue(FormattedValue(input: input, format: format))), "%@")
    }

    /// - Parameter specifier: a format of the C library, such as `%.2f`.
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

    /// A date in a style; one that tells how far it is from now changes as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.value(AnyLocalizedValue(StyledDate(date: date, style: style))), "%@")
    }

    /// The time between two dates, such as `9:41 – 10:00 AM`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(
        .value(AnyLocalizedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))), "%@")
    }

    /// The time of an interval, such as `9:41 – 10:00 AM`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.value(AnyLocalizedValue(DateSpan(start: interval.start, end: interval.end))), "%@")
    }

    /// A time that runs, as a clock shows it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let timer = RunningTimer(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(.value(AnyLocalizedValue(timer)), "%@")
    }

    /// What a formatter makes of an object, whatever the locale of the place.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    /// What a formatter makes of a value, whatever the locale of the place.
    ///
    /// SwiftUI takes `ReferenceConvertible` values, which dates are not on Linux; any value goes here.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      append(.string(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// What a formatter makes of a date, which on Linux is no `ReferenceConvertible`.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
      append(.string(formatter?.string(for: date) ?? String(describing: date)), "%@")
    }

    /// What an attributed string says, with the attributes a text knows.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(Text(attributed)), "%@")
    }

    /// A text of another place that translations are looked up for.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }
  }
}

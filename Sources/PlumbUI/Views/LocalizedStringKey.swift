public import Foundation

/// A text as a source file writes it, with values put into it.
///
/// As SwiftUI: whole numbers get the grouping of the locale, numbers with fractions six digits.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let content: Text

  var text: String { content.string }

  public init(_ value: String) {
    content = Text(verbatim: value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content
  }

  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The texts put in so far and what stands between them.
    private var texts: [Text] = []
    /// What stands behind the last of them.
    private var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// A text keeps what is said of it.
    public mutating func appendInterpolation(_ text: Text) {
      if !self.text.isEmpty { texts.append(Text(verbatim: self.text)) }
      texts.append(text)
      self.text = ""
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      text += String(describing: value)
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      text += value.formatted()
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      text += String(format: "%lf", Double(value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// - Parameter specifier: a format of the C library, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    fileprivate var content: Text {
      guard let first = texts.first else { return Text(verbatim: text) }
      let whole = texts.dropFirst().reduce(first, +)
      return text.isEmpty ? whole : whole + Text(verbatim: text)
    }
  }
}

internal import Foundation

/// A text as a source file writes it, with values put into it.
///
/// As SwiftUI: whole numbers get the grouping of the locale, numbers with fractions six digits.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) {
    text = value
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      text += string
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

    /// - Parameter specifier: a format of the C library, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
  }
}

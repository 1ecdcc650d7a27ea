public import Foundation

/// A message of a logger, whose values are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literal: value)
  }

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// The text, with a mark in place of private values that are not to be shown.
  var text: String {
    let showsPrivate = LogOutput.showsPrivateValues
    return interpolation.parts.map { $0(showsPrivate) }.joined()
  }
}

/// The literals and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// The text of each part, given whether private values are shown.
  fileprivate private(set) var parts: [(Bool) -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  fileprivate init(literal: String) {
    appendLiteral(literal)
  }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append { _ in literal } }
  }

  /// Adds a value.
  ///
  /// - Parameter isPrivate: whether the value is private if its privacy is automatic.
  private mutating func append(
    _ privacy: OSLogPrivacy, isPrivate: Bool, align: OSLogStringAlignment = .none,
    _ text: @escaping () -> String
  ) {
    parts.append { showsPrivate in
      let mark = showsPrivate ? nil : privacy.mark(isPrivate: isPrivate, of: text)
      return align.aligned(mark ?? text())
    }
  }

  /// Adds a text, which is private unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: true, align: align, argumentString)
  }

  // Numbers and texts have descriptions as well; their own functions are meant for them.

  /// Adds a value by its description, which is private unless the privacy says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: true, align: align) { value().description }
  }

  /// Adds an integer, which is public unless the privacy says otherwise.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: false, align: align) { format.text(number()) }
  }

  /// Adds a number, which is public unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: false, align: align) { format.text(number()) }
  }

  /// Adds a number, which is public unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: false, align: align) { format.text(Double(number())) }
  }

  /// Adds a truth value, which is public unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: false) { format.text(boolean()) }
  }

  /// Adds the name of a type, which is public unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: false, align: align) { "\(value())" }
  }

  /// Adds an error, which is private unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: true) { "\(error())" }
  }

  /// Adds an object by its description, which is private unless the privacy says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPrivate: true) { argumentObject()?.description ?? "(null)" }
  }
}

internal import Foundation

/// The notation of an integer in a message.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private let showsPlus: Bool
  private let isUppercase: Bool
  private let prefix: String
  private let minDigits: () -> Int

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits, at least a number of them.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, showsPlus: explicitPositiveSign, isUppercase: false, prefix: "",
      minDigits: minDigits)
  }

  /// Hexadecimal digits, at least a number of them.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, showsPlus: explicitPositiveSign, isUppercase: uppercase,
      prefix: includePrefix ? "0x" : "", minDigits: minDigits)
  }

  /// Octal digits, at least a number of them.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, showsPlus: explicitPositiveSign, isUppercase: false,
      prefix: includePrefix ? "0o" : "", minDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits() - digits.count, 0))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The notation of a number in a message.
public struct OSLogFloatFormatting {
  private let conversion: String
  private let flags: String
  private let precision: (() -> Int)?

  /// Six decimals.
  public static var fixed: OSLogFloatFormatting { format("f", nil) }
  /// The exact value in hexadecimal digits.
  public static var hex: OSLogFloatFormatting { format("a", nil) }
  /// One digit, six decimals and the power of ten.
  public static var exponential: OSLogFloatFormatting { format("e", nil) }
  /// The shorter one of both notations, with six digits.
  public static var hybrid: OSLogFloatFormatting { format("g", nil) }

  /// A number of decimals.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    format(uppercase ? "F" : "f", precision, explicitPositiveSign)
  }

  /// The exact value in hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    format(uppercase ? "A" : "a", nil, explicitPositiveSign)
  }

  /// One digit, a number of decimals and the power of ten.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    format(uppercase ? "E" : "e", precision, explicitPositiveSign)
  }

  /// The shorter one of both notations, with a number of digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    format(uppercase ? "G" : "g", precision, explicitPositiveSign)
  }

  private static func format(
    _ conversion: String, _ precision: (() -> Int)?, _ showsPlus: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: conversion, flags: showsPlus ? "+" : "", precision: precision)
  }

  func text(_ number: Double) -> String {
    // More digits than a number has are zeros, and a negative number of them has no meaning.
    let precision = precision.map { ".\(min(max($0(), 0), 99))" } ?? ""
    return String(format: "%\(flags)\(precision)\(conversion)", number)
  }
}

/// The words for a truth value in a message.
public enum OSLogBoolFormat: Sendable {
  /// The words "true" and "false".
  case truth
  /// The words "yes" and "no".
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

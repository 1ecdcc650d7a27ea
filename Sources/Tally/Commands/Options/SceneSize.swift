import SwiftUI

/// An invalid option value, with a message.
nonisolated struct BadValue: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// The size of a scene, as `--size WIDTHxHEIGHT` gives it, in points.
nonisolated struct SceneSize: Equatable, Sendable {
  var width: Double
  var height: Double

  /// The size of a window unless another one is given.
  static let usual = SceneSize(width: 390, height: 844)

  /// The maximum length of a side of an image, in pixels.
  static let longestSide = 16_384.0
  /// The maximum number of pixels of an image.
  static let mostPixels = 64_000_000.0

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  var cgSize: CGSize { CGSize(width: width, height: height) }

  /// Parses a size such as `390x844`; fractions of a point are allowed.
  ///
  /// - Throws: an error with a message if a side is not a decimal number from 1 to 16384.
  static func parse(_ text: String) throws(BadValue) -> SceneSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = decimal(sides[0]), let height = decimal(sides[1]) else {
      throw BadValue(description: "give a width and a height in points, as in 390x844.")
    }
    guard [width, height].allSatisfy({ 1...longestSide ~= $0 }) else {
      throw BadValue(description: "each side must be from 1 to \(Int(longestSide)) points.")
    }
    return SceneSize(width: width, height: height)
  }

  /// Checks that an image of this size can be created.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: an error with a message if a side or the whole image has too many pixels.
  func check(scale: Double) throws(BadValue) {
    let (columns, rows) = ((width * scale).rounded(), (height * scale).rounded())
    guard max(columns, rows) <= Self.longestSide, columns * rows <= Self.mostPixels else {
      let pixels = "\(Int(columns)) by \(Int(rows)) pixels"
      throw BadValue(
        description: "The image would have \(pixels); a side may have at most "
          + "\(Int(Self.longestSide)), all of it \(Int(Self.mostPixels)).")
    }
  }
}

/// The pixels per point, as given by `--scale`.
nonisolated enum SceneScale {
  static let range = 0.25...8.0

  /// Parses a number such as `2` or `1.5`.
  ///
  /// - Throws: an error with a message if the text is not a decimal number from ¼ to 8.
  static func parse(_ text: String) throws(BadValue) -> Double {
    guard let scale = decimal(text[...]), range ~= scale else {
      throw BadValue(description: "give the pixels per point, from 0.25 to 8.")
    }
    return scale
  }
}

/// Returns the number given by plain decimal digits: no exponent, no hexadecimal, no "nan" or
/// "inf", all of which `Double` would accept.
nonisolated func decimal(_ text: Substring) -> Double? {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text
  guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
  return Double(text)
}

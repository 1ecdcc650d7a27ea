import PlumbUI

/// An option's value that cannot be used, with a sentence that says why.
nonisolated struct BadValue: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// The size of a scene, as `--size WIDTHxHEIGHT` gives it, in points.
nonisolated struct SceneSize: Equatable, Sendable {
  var width: Double
  var height: Double

  /// The longest side of a picture, in pixels.
  static let longestSide = 16_384.0
  /// The most pixels of a picture.
  static let mostPixels = 64_000_000.0

  var cgSize: CGSize { CGSize(width: width, height: height) }

  /// Reads a size such as `390x844`; fractions of a point are allowed.
  ///
  /// - Throws: a sentence when a side is not a decimal number from 1 to 16384.
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

  /// Checks that a picture of this size can be made.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: a sentence when a side or the whole picture has too many pixels.
  func check(scale: Double) throws(BadValue) {
    let (columns, rows) = ((width * scale).rounded(), (height * scale).rounded())
    guard max(columns, rows) <= Self.longestSide, columns * rows <= Self.mostPixels else {
      let pixels = "\(Int(columns)) by \(Int(rows)) pixels"
      throw BadValue(
        description: "The picture would have \(pixels); a side may have at most "
          + "\(Int(Self.longestSide)), all of it \(Int(Self.mostPixels)).")
    }
  }
}

/// The pixels per point, as `--scale` gives them.
nonisolated enum SceneScale {
  static let range = 0.25...8.0

  /// Reads a number such as `2` or `1.5`.
  ///
  /// - Throws: a sentence when the text is not a decimal number from ¼ to 8.
  static func parse(_ text: String) throws(BadValue) -> Double {
    guard let scale = decimal(text[...]), range ~= scale else {
      throw BadValue(description: "give the pixels per point, from 0.25 to 8.")
    }
    return scale
  }
}

/// The number that plain decimal digits stand for: no exponent, no hexadecimal, no "nan" or "inf",
/// all of which `Double` would read.
nonisolated func decimal(_ text: Substring) -> Double? {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text
  guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
  return Double(text)
}

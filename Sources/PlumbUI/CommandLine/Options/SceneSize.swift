internal import Foundation

/// The size of a scene, as `--size WIDTHxHEIGHT` gives it, in points.
package struct SceneSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  /// The maximum length of a side of an image, in pixels.
  static let longestSide = 16_384.0
  /// The maximum number of pixels of an image.
  static let mostPixels = 64_000_000.0

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  package var cgSize: CGSize { CGSize(width: width, height: height) }

  /// Parses a size such as `390x844`; fractions of a point are allowed.
  ///
  /// - Throws: an error with a message if a side is not a decimal number from 1 to 16384.
  package static func parse(_ text: String) throws(BadValue) -> SceneSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(plain: sides[0]),
      let height = Double(plain: sides[1])
    else {
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
  package func check(scale: Double) throws(BadValue) {
    let (columns, rows) = ((width * scale).rounded(), (height * scale).rounded())
    guard max(columns, rows) <= Self.longestSide, columns * rows <= Self.mostPixels else {
      let pixels = "\(Int(columns)) by \(Int(rows)) pixels"
      throw BadValue(
        description: "The image would have \(pixels); a side may have at most "
          + "\(Int(Self.longestSide)), all of it \(Int(Self.mostPixels)).")
    }
  }
}

internal import Foundation

/// An affine transform of colours.
///
/// As SwiftUI: each row holds the factors of red, green, blue and opacity in one component of the
/// result, and a constant. Components are from 0 to 1, colours are not premultiplied, and results
/// are clamped to 0...1.
public struct ColorMatrix: Hashable, Sendable {
  /// The factor of red in the new red.
  public var r1: Float = 1
  /// The factor of green in the new red.
  public var r2: Float = 0
  /// The factor of blue in the new red.
  public var r3: Float = 0
  /// The factor of the opacity in the new red.
  public var r4: Float = 0
  /// The constant added to the new red.
  public var r5: Float = 0

  /// The factor of red in the new green.
  public var g1: Float = 0
  /// The factor of green in the new green.
  public var g2: Float = 1
  /// The factor of blue in the new green.
  public var g3: Float = 0
  /// The factor of the opacity in the new green.
  public var g4: Float = 0
  /// The constant added to the new green.
  public var g5: Float = 0

  /// The factor of red in the new blue.
  public var b1: Float = 0
  /// The factor of green in the new blue.
  public var b2: Float = 0
  /// The factor of blue in the new blue.
  public var b3: Float = 1
  /// The factor of the opacity in the new blue.
  public var b4: Float = 0
  /// The constant added to the new blue.
  public var b5: Float = 0

  /// The factor of red in the new opacity.
  public var a1: Float = 0
  /// The factor of green in the new opacity.
  public var a2: Float = 0
  /// The factor of blue in the new opacity.
  public var a3: Float = 0
  /// The factor of the opacity in the new opacity.
  public var a4: Float = 1
  /// The constant added to the new opacity.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// Creates a matrix from the factors of red, green and blue and a constant; the opacity is
  /// unchanged.
  private init(_ rows: [[Double]], adding constant: Double = 0) {
    func number(_ row: Int, _ column: Int) -> Float { Float(rows[row][column]) }
    (r1, r2, r3, r5) = (number(0, 0), number(0, 1), number(0, 2), Float(constant))
    (g1, g2, g3, g5) = (number(1, 0), number(1, 1), number(1, 2), Float(constant))
    (b1, b2, b3, b5) = (number(2, 0), number(2, 1), number(2, 2), Float(constant))
  }
}

// The filters of views, with the formulas of the W3C's “Filter Effects”.
extension ColorMatrix {
  /// Returns the matrix that adds an amount to every component: 0 is the identity, 1 gives white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(diagonal(1), adding: amount)
  }

  /// Returns the matrix that scales components about 0.5: 1 is the identity, 0 gives grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(diagonal(amount), adding: 0.5 - 0.5 * amount)
  }

  /// Returns the matrix that scales the saturation: 1 is the identity, 0 gives the grey of the same
  /// luminance.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { column in
          luminance[column] * (1 - amount) + (row == column ? amount : 0)
        }
      })
  }

  /// Returns the matrix that rotates hues by an angle in radians and keeps the luminance.
  package static func hueRotation(radians: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(radians), sin(radians))
    let rotation: [[Double]] = [
      [-0.213, -0.715, 0.928],
      [0.143, 0.140, -0.283],
      [-0.787, 0.715, 0.072],
    ]
    return ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { column in
          luminance[column] * (1 - cosine) + (row == column ? cosine : 0)
            + rotation[row][column] * sine
        }
      })
  }

  /// The matrix that gives the complement of every colour.
  package static let inversion = ColorMatrix(diagonal(-1), adding: 1)

  /// Returns the matrix that multiplies all components, including the opacity, by the components of
  /// a colour.
  package static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r1 = Float(color.red)
    matrix.g2 = Float(color.green)
    matrix.b3 = Float(color.blue)
    matrix.a4 = Float(color.opacity)
    return matrix
  }

  /// The relative luminance of red, green and blue.
  private static let luminance = [0.213, 0.715, 0.072]

  private static func diagonal(_ number: Double) -> [[Double]] {
    (0..<3).map { row in (0..<3).map { $0 == row ? number : 0 } }
  }
}

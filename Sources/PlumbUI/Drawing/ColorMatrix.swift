internal import Foundation

/// A linear change of colours.
///
/// As SwiftUI: each row says how much of red, green, blue and opacity makes up a new component; the
/// fifth number is added. Components reach from 0 to 1, colours are not multiplied by their opacity,
/// and results are brought back between 0 and 1.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0

  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0

  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0

  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}

  /// The rows of red, green and blue by what they take of red, green and blue, and what they add.
  private init(_ rows: [[Double]], adding constant: Double = 0) {
    func number(_ row: Int, _ column: Int) -> Float { Float(rows[row][column]) }
    (r1, r2, r3, r5) = (number(0, 0), number(0, 1), number(0, 2), Float(constant))
    (g1, g2, g3, g5) = (number(1, 0), number(1, 1), number(1, 2), Float(constant))
    (b1, b2, b3, b5) = (number(2, 0), number(2, 1), number(2, 2), Float(constant))
  }
}

// The filters of views, by the formulas of the W3C's “Filter Effects”.
extension ColorMatrix {
  /// Adds an amount to every component; 0 changes nothing, 1 makes everything white.
  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(diagonal(1), adding: amount)
  }

  /// Moves components away from the middle; 1 changes nothing, 0 makes everything grey.
  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(diagonal(amount), adding: 0.5 - 0.5 * amount)
  }

  /// Moves colours away from the grey of the same luminance; 1 changes nothing, 0 gives that grey.
  static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { column in
          luminance[column] * (1 - amount) + (row == column ? amount : 0)
        }
      })
  }

  /// Turns hues round the circle, keeping luminance; in radians.
  static func hueRotation(radians: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(radians), sin(radians))
    let turned: [[Double]] = [
      [-0.213, -0.715, 0.928],
      [0.143, 0.140, -0.283],
      [-0.787, 0.715, 0.072],
    ]
    return ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { column in
          luminance[column] * (1 - cosine) + (row == column ? cosine : 0)
            + turned[row][column] * sine
        }
      })
  }

  /// The complement of every colour.
  static let inversion = ColorMatrix(diagonal(-1), adding: 1)

  /// Multiplies components, opacity included, by those of a colour.
  static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r1 = Float(color.red)
    matrix.g2 = Float(color.green)
    matrix.b3 = Float(color.blue)
    matrix.a4 = Float(color.opacity)
    return matrix
  }

  /// How bright red, green and blue look beside each other.
  private static let luminance = [0.213, 0.715, 0.072]

  private static func diagonal(_ number: Double) -> [[Double]] {
    (0..<3).map { row in (0..<3).map { $0 == row ? number : 0 } }
  }
}

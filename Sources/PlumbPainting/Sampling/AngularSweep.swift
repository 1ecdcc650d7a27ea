/// The positions on the ramp of an angular gradient.
///
/// If the range is larger than a full rotation, the last rotation is visible. If it is smaller, the
/// first half of the remaining angles has the last colour and the second half the first colour.
struct AngularSweep {
  private static var turn: Double { 2 * Double.pi }

  /// -1 if the ramp runs counter-clockwise, which is the mirror image of a clockwise ramp.
  private let direction: Double
  /// The angle of the start, from 0 to a full rotation.
  private let start: Double
  /// The angle after the start from which on another rotation of the ramp is visible.
  private let split: Double
  /// The angles added to angles before and after `split`.
  private let shift: (before: Double, after: Double)
  /// The ramp per radian.
  private let factor: Double
  /// The angle after which the end colours continue, and the angle where they meet.
  private let gap: (start: Double, middle: Double)

  /// Creates the sweep between two angles in radians, clockwise from the right.
  init(from start: Double, to end: Double) {
    let turn = Self.turn
    direction = end < start ? -1 : 1
    let (first, sweep) = (start * direction, abs(end - start))
    self.start = first - turn * (first / turn).rounded(.down)
    if sweep > turn {
      // The last rotation ends at the end of the ramp.
      split = sweep - turn * (sweep / turn).rounded(.down)
      shift = (sweep - split, sweep - split - turn)
      gap = (.infinity, .infinity)
    } else {
      (split, shift) = (0, (0, 0))
      gap = (sweep > 0 ? sweep : -1, (sweep + turn) / 2)
    }
    factor = sweep > 0 ? 1 / sweep : 0
  }

  /// Returns the position on the ramp of a point relative to the centre.
  @inline(__always)
  func position(_ x: Double, _ y: Double) -> Double {
    let angle = Self.angle(x, y * direction) - start
    let turned = angle < 0 ? angle + Self.turn : angle
    // An angle just below the start is a full rotation after it, or less by rounding.
    let past = turned < 0 ? turned + Self.turn : turned
    let place = (past + (past < split ? shift.before : shift.after)) * factor
    let side: Double = past < gap.middle ? 1 : 0
    return past > gap.start ? side : place
  }

  /// Returns the angle of a vector from -π to π, with an error below 10⁻¹⁰ and without branches.
  @inline(__always)
  private static func angle(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let shorter = width < height ? width : height
    let longer = width < height ? height : width
    // Above 22.5° the angle is measured from the diagonal.
    let isDiagonal = shorter > 0.41421356237309503 * longer
    let numerator = isDiagonal ? shorter - longer : shorter
    let denominator = isDiagonal ? shorter + longer : longer
    let tangent = numerator / (denominator > 0 ? denominator : 1)
    let octant = arcTangent(tangent) + (isDiagonal ? Double.pi / 4 : 0)
    let quadrant = width < height ? Double.pi / 2 - octant : octant
    let half = x < 0 ? Double.pi - quadrant : quadrant
    return y < 0 ? -half : half
  }

  /// Returns the arc tangent of a number up to tan 22.5°, by the terms of its series up to the 21st
  /// power.
  @inline(__always)
  private static func arcTangent(_ t: Double) -> Double {
    let s = t * t
    let high = 1.0 / 13 - s * (1.0 / 15 - s * (1.0 / 17 - s * (1.0 / 19 - s * (1.0 / 21))))
    let low = 1.0 / 5 - s * (1.0 / 7 - s * (1.0 / 9 - s * (1.0 / 11 - s * high)))
    return t - t * s * (1.0 / 3 - s * low)
  }
}

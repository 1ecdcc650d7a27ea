internal import Foundation

/// The motion of a scroll offset along one axis after the fingers have left the touchpad.
///
/// As UIKit: the velocity decays exponentially, to 0.998 of it in every millisecond. Beyond the ends
/// of the content a critically damped spring pulls back. Lengths are in points, times in seconds
/// since the start.
struct ScrollDeceleration {
  /// The decay of the velocity per second: 1 000 · -ln 0.998.
  static let decay = -1_000 * logarithm(0.998)

  /// The natural logarithm, by a function whose name no member of the engine has.
  private static func logarithm(_ value: Double) -> Double { log1p(value - 1) }

  /// The square root of the spring's stiffness per mass.
  static let springRate = 10.0
  /// The distance from the final offset at which the motion ends.
  static let precision = 0.5

  /// The offset at the start, which may be beyond an end.
  private let start: Double
  private let velocity: Double
  /// The offset that would be reached without an end of the content.
  private let free: Double
  /// The spring at an end, if the motion reaches or starts beyond one.
  private let spring: Spring?
  /// The final offset.
  let target: Double
  /// The time after which the offset is final.
  let duration: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - origin: The offset of the start.
  ///   - reach: The offset of the end.
  ///   - bounces: Whether the motion may go beyond the ends.
  init(
    from start: Double, velocity: Double, origin: Double = 0, reach: Double, bounces: Bool
  ) {
    self.start = start
    self.velocity = velocity
    let nearest = min(max(start, origin), reach)
    free = start + velocity / Self.decay
    if start != nearest {
      spring = Spring(end: nearest, startTime: 0, displacement: start - nearest, velocity: velocity)
    } else {
      let end = min(max(free, origin), reach)
      if end == free {
        spring = nil
      } else {
        let fraction = 1 - (end - start) / (free - start)
        spring = Spring(
          end: end, startTime: -Self.logarithm(fraction) / Self.decay, displacement: 0,
          velocity: bounces ? velocity * fraction : 0)
      }
    }
    target = spring?.end ?? free
    if let spring {
      duration = spring.endTime
    } else {
      let distance = abs(free - start)
      duration =
        distance > Self.precision ? Self.logarithm(distance / Self.precision) / Self.decay : 0
    }
  }

  /// Returns the offset at a time.
  func offset(at time: Double) -> Double {
    if time >= duration { return target }
    if let spring, time >= spring.startTime { return spring.offset(at: time) }
    return free + (start - free) * exp(-Self.decay * max(time, 0))
  }

  /// A critically damped spring at an end.
  private struct Spring {
    let end: Double
    let startTime: Double
    let displacement: Double
    let velocity: Double

    func offset(at time: Double) -> Double {
      let time = time - startTime
      let slope = velocity + ScrollDeceleration.springRate * displacement
      return end + (displacement + slope * time) * exp(-ScrollDeceleration.springRate * time)
    }

    /// The time from which on the offset is within the precision.
    var endTime: Double {
      let rate = ScrollDeceleration.springRate
      let slope = abs(velocity + rate * displacement)
      var time = 0.0
      // An upper limit of the displacement, which falls once it is past its maximum.
      while (abs(displacement) + slope * time) * exp(-rate * time) > ScrollDeceleration.precision
        || (slope > 0 && time < 1 / rate && slope / rate > ScrollDeceleration.precision)
      {
        time += 1.0 / 120
      }
      return startTime + time
    }
  }
}

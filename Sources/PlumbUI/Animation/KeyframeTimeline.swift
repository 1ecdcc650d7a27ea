public import Foundation

/// How a value changes over time, as keyframes say.
///
/// As SwiftUI: it has a fixed duration and can be asked for the value at any time, in any order.
/// Before time 0 the value is that at 0, after the end that at the end.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let curves: [any PropertyCurve<Value>]

  /// The seconds until the last track ends.
  public let duration: TimeInterval

  /// - Parameters:
  ///   - initialValue: where all tracks begin, and what parts without a track stay.
  ///   - content: the tracks.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, content(), after: KeyframeVelocities())
  }

  /// - Parameter velocities: how fast parts of the value move when the timeline begins.
  init(
    initialValue: Value, _ content: some Keyframes<Value>, after velocities: KeyframeVelocities
  ) {
    var list = _KeyframeTracks<Value>()
    content._append(to: &list)
    self.initialValue = initialValue
    curves = list.tracks.map { $0.curve(from: initialValue, after: velocities) }
    duration = curves.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a share of the duration, 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Sets the parts that have a track to what they are at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for curve in curves { curve.update(&value, at: time > 0 ? time : 0) }
  }

  /// Sets the parts that have a track to what they are at a share of the duration, 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }

  /// How fast the parts that have a track move at a time in seconds.
  func velocities(at time: Double) -> KeyframeVelocities {
    var velocities = KeyframeVelocities()
    for curve in curves { curve.add(to: &velocities, at: time) }
    return velocities
  }
}

public import Foundation

/// The change of a value over time, described by keyframes.
///
/// As SwiftUI: the duration is fixed, and values can be computed for any time in any order. Before
/// time 0 the value is that at 0, after the end that at the end.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let curves: [any PropertyCurve<Value>]

  /// The duration in seconds until the end of the last track.
  public let duration: TimeInterval

  /// Creates a timeline from an initial value and tracks.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start; properties without a track keep it.
  ///   - content: The tracks.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, content(), after: KeyframeVelocities())
  }

  /// Creates a timeline that continues the velocities of a preceding one.
  ///
  /// - Parameter velocities: The velocities of properties at the start, in units per second.
  init(
    initialValue: Value, _ content: some Keyframes<Value>, after velocities: KeyframeVelocities
  ) {
    var list = _KeyframeTracks<Value>()
    content._append(to: &list)
    self.initialValue = initialValue
    curves = list.tracks.map { $0.curve(from: initialValue, after: velocities) }
    duration = curves.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration, 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Updates the properties that have a track to their values at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for curve in curves { curve.update(&value, at: time > 0 ? time : 0) }
  }

  /// Updates the properties that have a track to their values at a fraction of the duration, 0 to
  /// 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }

  /// Returns the velocities of the properties that have a track at a time in seconds.
  func velocities(at time: Double) -> KeyframeVelocities {
    var velocities = KeyframeVelocities()
    for curve in curves { curve.add(to: &velocities, at: time) }
    return velocities
  }
}

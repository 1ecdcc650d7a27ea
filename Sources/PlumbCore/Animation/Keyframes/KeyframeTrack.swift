/// A sequence of keyframes for one property of a value, starting at time 0.
///
/// A track that ends before others keeps the value of its last keyframe. Of two tracks of the same
/// property the later one applies.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root
  public typealias Body = _NoKeyframes<Root>

  private let path: WritableKeyPath<Root, Part>
  private let content: Content

  /// Creates a track for the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  public func _append(to list: inout _KeyframeTracks<Root>) {
    var keyframes = _KeyframeList<Part>()
    content._append(to: &keyframes)
    list.tracks.append(TrackKeyframes(path: path, steps: keyframes.steps))
  }
}

extension KeyframeTrack where Root == Part {
  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// The keyframes of one property of a value, erased of the type of the property.
protocol PropertyKeyframes<Root> {
  associatedtype Root

  /// Returns the curve of the property from its current value.
  ///
  /// - Parameter velocities: The velocities of a preceding timeline at that time.
  func curve(from root: Root, after velocities: KeyframeVelocities) -> any PropertyCurve<Root>
}

private struct TrackKeyframes<Root, Part: Animatable>: PropertyKeyframes {
  let path: WritableKeyPath<Root, Part>
  let steps: [KeyframeStep<Part>]

  func curve(from root: Root, after velocities: KeyframeVelocities) -> any PropertyCurve<Root> {
    let velocity = velocities.values[path] as? Part.AnimatableData
    return TrackCurve(
      path: path,
      curve: KeyframeCurve(
        from: root[keyPath: path], velocity: velocity ?? .zero, through: steps))
  }
}

/// The velocities of the properties of a value at one time, in units per second, by key path.
struct KeyframeVelocities {
  var values: [AnyKeyPath: Any] = [:]
}

/// The change of one property of a value over time in seconds, erased of the type of the property.
protocol PropertyCurve<Root> {
  associatedtype Root

  var duration: Double { get }

  /// Sets the property to its value at a time.
  func update(_ root: inout Root, at time: Double)

  /// Adds the velocity of the property at a time.
  func add(to velocities: inout KeyframeVelocities, at time: Double)
}

private struct TrackCurve<Root, Part: Animatable>: PropertyCurve {
  let path: WritableKeyPath<Root, Part>
  let curve: KeyframeCurve<Part>

  var duration: Double { curve.duration }

  func update(_ root: inout Root, at time: Double) {
    root[keyPath: path] = curve.value(at: time)
  }

  func add(to velocities: inout KeyframeVelocities, at time: Double) {
    velocities.values[path] = curve.velocity(at: time)
  }
}

/// Keyframes of one part of a value, from time 0 on.
///
/// A track that ends before others stays at its last keyframe. Of two tracks of the same part the
/// later one shows.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root
  public typealias Body = _NoKeyframes<Root>

  private let path: WritableKeyPath<Root, Part>
  private let content: Content

  /// A track of the part at a key path.
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
  /// A track of the whole value.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// The keyframes of some part of a value.
protocol PropertyKeyframes<Root> {
  associatedtype Root

  /// The way of the part from where it stands now.
  ///
  /// - Parameter velocities: what is on its way already.
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

/// How fast the parts of a value move at some moment, per second and by their key paths.
struct KeyframeVelocities {
  var values: [AnyKeyPath: Any] = [:]
}

/// The way of some part of a value, over time in seconds.
protocol PropertyCurve<Root> {
  associatedtype Root

  var duration: Double { get }

  /// Sets the part to what it is at a time.
  func update(_ root: inout Root, at time: Double)

  /// Adds how fast the part moves at a time.
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

/// A lookup table for a gradient ramp: segments with linearly changing colours.
struct RampTable {
  /// A part of the ramp with a linearly changing colour.
  private struct Segment {
    /// The start of the segment.
    var start: Double
    /// The colour at the start, not premultiplied.
    var color: SIMD4<Double>
    /// The change of each component per unit of position.
    var slope: SIMD4<Double>
  }

  /// The segments in order; the first one starts at -∞.
  private var segments: [Segment] = []
  /// The continuation beyond the ends of the ramp.
  private let extent: GradientRamp.Extent
  /// The index of the segment used last; the next pixel is usually in the same segment.
  private var latest = 0

  /// The number of equal segments between two stops for interpolation in a colour space other than
  /// sRGB. The transfer function is steepest at black, where the error is a quarter of a byte.
  private static var subdivisions: Int { 256 }

  /// Creates the table of a ramp, or `nil` if the ramp is transparent.
  init?(_ ramp: GradientRamp) {
    extent = ramp.extent
    let stops = ramp.orderedStops
    guard let first = stops.first, let last = stops.last,
      stops.contains(where: { $0.color.opacity > 0 })
    else { return nil }
    segments = [Segment(start: -.infinity, color: first.color.components, slope: .zero)]
    // Stops closer than this form a hard edge.
    for (one, other) in zip(stops, stops.dropFirst()) where other.location - one.location > 1e-9 {
      append(from: one, to: other, in: ramp.space)
    }
    segments.append(Segment(start: last.location, color: last.color.components, slope: .zero))
  }

  /// Appends the segments between two stops.
  private mutating func append(
    from one: GradientRamp.Stop, to other: GradientRamp.Stop, in space: GradientRamp.Space
  ) {
    let length = other.location - one.location
    let subdivisions = space == .device ? 1 : Self.subdivisions
    let (from, to) = (
      space.values(of: one.color.components), space.values(of: other.color.components)
    )
    var color = one.color.components
    for subdivision in 1...subdivisions {
      let fraction = Double(subdivision) / Double(subdivisions)
      let next = ResolvedColor(space.color(of: from + (to - from) * fraction)).components
      let start = one.location + length * Double(subdivision - 1) / Double(subdivisions)
      segments.append(
        Segment(start: start, color: color, slope: (next - color) * Double(subdivisions) / length))
      color = next
    }
  }

  /// Returns the premultiplied colour at a position on the ramp.
  @inline(__always)
  mutating func pixel(at position: Double) -> UInt32 {
    // NaN counts as a position far before the start.
    let position = extended(abs(position) <= 1e9 ? position : (position > 0 ? 1e9 : -1e9))
    let next = latest + 1
    if position < segments[latest].start
      || (next < segments.count && position >= segments[next].start)
    {
      latest = index(of: position)
    }
    let segment = segments[latest]
    // The first segment starts at -∞, but its colour is constant.
    let color =
      segment.slope == .zero
      ? segment.color
      : (segment.color + segment.slope * (position - segment.start))
        .clamped(lowerBound: .zero, upperBound: .one)
    let opacity = color.w
    let bytes = color * opacity * 255 + 0.5
    return UInt32(opacity * 255 + 0.5) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8
      | UInt32(bytes.z)
  }

  /// Returns the position within the ramp for a position that may be beyond its ends.
  @inline(__always)
  private func extended(_ position: Double) -> Double {
    switch extent {
    case .pad: return position
    case .repeat: return position - position.rounded(.down)
    case .mirror:
      let turn = position - 2 * (position / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }

  /// Returns the index of the last segment that starts at or before a position.
  private func index(of position: Double) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

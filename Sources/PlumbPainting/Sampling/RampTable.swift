/// A gradient ramp as segments with linearly changing colours.
struct RampTable {
  /// The known order of a sequence of positions.
  enum Order {
    /// The positions are between the first and the last one, and all of them are small numbers.
    case monotonic
    /// All positions are small numbers.
    case bounded
    /// Some positions may be huge or not a number.
    case unknown
  }

  /// The segments in order; the first one starts at -∞.
  private var segments: [RampSegment] = []
  /// The continuation beyond the ends of the ramp.
  private let extent: GradientRamp.Extent
  /// The index of the segment used last; the next pixel is usually in the same segment.
  private var latest = 0
  /// Whether all colours are opaque.
  let isOpaque: Bool

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
    isOpaque = stops.allSatisfy { $0.color.components.w == 1 }
    segments = [RampSegment(from: -.infinity, first.color.components)]
    // Stops closer than this form a hard edge.
    for (one, other) in zip(stops, stops.dropFirst()) where other.location - one.location > 1e-9 {
      append(from: one, to: other, in: ramp.space)
    }
    segments.append(RampSegment(from: last.location, last.color.components))
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
      let next =
        space == .device
        ? other.color.components
        : ResolvedColor(space.color(of: from + (to - from) * fraction)).components
      let start = one.location + length * Double(subdivision - 1) / Double(subdivisions)
      segments.append(
        RampSegment(
          from: start, color, slope: (next - color) * Double(subdivisions) / length))
      color = next
    }
  }

  /// Writes the premultiplied colours at positions on the ramp.
  ///
  /// - Parameter positions: The positions, which are changed to positions within the ramp.
  @unsafe
  mutating func write(
    at positions: UnsafeMutableBufferPointer<Double>, order: Order,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    if order == .unknown { unsafe bound(positions) }
    if extent != .pad { unsafe extend(positions) }
    var start = 0
    while start < positions.count {
      latest = unsafe index(of: positions[start])
      let segment = segments[latest]
      let limit = latest + 1 < segments.count ? segments[latest + 1].start : .infinity
      var end = start + 1
      let last = unsafe positions[positions.count - 1]
      if order == .monotonic, extent == .pad, last >= segment.start, last < limit {
        end = positions.count
      }
      while end < positions.count, unsafe positions[end] >= segment.start,
        unsafe positions[end] < limit
      {
        end += 1
      }
      unsafe segment.write(
        at: UnsafeMutableBufferPointer(rebasing: positions[start..<end]), to: row + start)
      start = end
    }
  }

  /// Returns the segment that contains all positions of a range, if it is opaque.
  mutating func opaqueSegment(from least: Double, to greatest: Double) -> RampSegment? {
    guard extent == .pad, isOpaque, abs(least) < 1e8, abs(greatest) < 1e8 else { return nil }
    latest = index(of: least)
    if latest + 1 < segments.count, greatest >= segments[latest + 1].start { return nil }
    return segments[latest]
  }

  /// Limits positions; NaN counts as a position far before the start.
  @unsafe
  private func bound(_ positions: UnsafeMutableBufferPointer<Double>) {
    for index in positions.indices {
      let position = unsafe positions[index]
      let bounded = position > -1e9 ? position : -1e9
      unsafe positions[index] = bounded < 1e9 ? bounded : 1e9
    }
  }

  /// Changes positions that may be beyond the ends of the ramp to positions within it.
  @unsafe
  private func extend(_ positions: UnsafeMutableBufferPointer<Double>) {
    for index in positions.indices {
      let position = unsafe positions[index]
      if extent == .repeat {
        unsafe positions[index] = position - position.rounded(.down)
      } else {
        let turn = position - 2 * (position / 2).rounded(.down)
        unsafe positions[index] = turn > 1 ? 2 - turn : turn
      }
    }
  }

  /// Returns the index of the last segment that starts at or before a position.
  private func index(of position: Double) -> Int {
    // Neighbouring pixels are in neighbouring segments.
    for near in latest...latest + 1 where near < segments.count {
      let isBefore = near + 1 < segments.count && position >= segments[near + 1].start
      if position >= segments[near].start, !isBefore { return near }
    }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

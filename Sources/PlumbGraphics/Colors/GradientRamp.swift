/// The colours of a gradient along a line, with its start at 0 and its end at 1.
///
/// Stops may be in any order: they are sorted by location, and stops of equal location keep their
/// order, which gives a hard edge. Before the first and after the last stop their colours continue.
/// A location of NaN counts as 0; without stops the gradient is transparent.
public struct GradientRamp: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: ResolvedColor
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double

    /// Creates a stop.
    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which colours between two stops are interpolated, without
  /// premultiplication.
  public enum Space: Hashable, Sendable {
    /// sRGB values.
    case device
    /// Oklab, which is perceptually uniform.
    case perceptual
    /// Linear sRGB.
    case linear
  }

  /// The continuation of the colours beyond the start and the end.
  public enum Extent: Hashable, Sendable {
    /// The first and the last colour continue.
    case pad
    /// The colours repeat from the start.
    case `repeat`
    /// The colours repeat, every other time in reverse.
    case mirror
  }

  /// The stops, in any order.
  public var stops: [Stop]
  /// The colour space of the interpolation.
  public var space: Space
  /// The continuation beyond the start and the end.
  public var extent: Extent

  /// Creates a ramp from stops.
  public init(stops: [Stop], space: Space = .device, extent: Extent = .pad) {
    self.stops = stops
    self.space = space
    self.extent = extent
  }

  /// The stops sorted by location, with locations clamped to ±10⁶ and NaN replaced by 0.
  package var orderedStops: [Stop] {
    var ordered = stops
    for index in ordered.indices {
      let location = ordered[index].location
      ordered[index].location = location.isNaN ? 0 : min(max(location, -1e6), 1e6)
    }
    // The sort is not stable, so the index decides between equal locations.
    return ordered.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

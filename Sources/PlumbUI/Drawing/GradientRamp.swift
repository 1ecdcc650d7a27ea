/// The colours of a gradient along a line on which 0 is its start and 1 its end.
///
/// Any stops will do: they are taken in the order of their locations, equal ones in the order given,
/// which makes a hard edge. Before the first stop and behind the last one their colours go on. A
/// location that is no number counts as 0; without stops there is no colour at all.
public struct GradientRamp: Hashable, Sendable {
  /// One colour and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: ResolvedColor
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are mixed; none multiplies with opacity first.
  public enum Space: Hashable, Sendable {
    /// The values of sRGB as they are.
    case device
    /// Oklab, in which equal steps look equal.
    case perceptual
    /// The light that sRGB values stand for.
    case linear
  }

  /// What there is beyond the start and the end.
  public enum Extent: Hashable, Sendable {
    /// The first and the last colour.
    case pad
    /// The colours again from the start.
    case `repeat`
    /// The colours there and back.
    case mirror
  }

  public var stops: [Stop]
  public var space: Space
  public var extent: Extent

  public init(stops: [Stop], space: Space = .device, extent: Extent = .pad) {
    self.stops = stops
    self.space = space
    self.extent = extent
  }

  /// The stops as they count: in order, with locations that are numbers of a sensible size.
  var orderedStops: [Stop] {
    var ordered = stops
    for index in ordered.indices {
      let location = ordered[index].location
      ordered[index].location = location.isNaN ? 0 : min(max(location, -1e6), 1e6)
    }
    // Sorting by the place as well keeps equal locations in their order.
    return ordered.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

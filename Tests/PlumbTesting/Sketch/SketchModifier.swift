/// The bounds of a flexible frame on one axis, in points.
public struct RandomBounds: Equatable, Sendable {
  public var least: Double?
  public var ideal: Double?
  public var greatest: Double?

  public init(_ least: Double? = nil, _ ideal: Double? = nil, _ greatest: Double? = nil) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
  }
}

/// A change to a view.
public enum RandomModifier: Equatable, Sendable {
  case frame(width: Double?, height: Double?, RandomAlignment)
  case flexibleFrame(width: RandomBounds, height: RandomBounds, RandomAlignment)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
  case aspectRatio(Double?, fills: Bool)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(x: Double, y: Double)
  case priority(Double)
  case columnAlignment(HorizontalPlace)
  case unsizedAxes(horizontal: Bool, vertical: Bool)
}

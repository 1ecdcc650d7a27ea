/// The bounds of a flexible frame along one axis, in points.
public struct RandomBounds: Equatable, Sendable {
  public var minimum: Double?
  public var ideal: Double?
  public var maximum: Double?

  public init(_ minimum: Double? = nil, _ ideal: Double? = nil, _ maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}

/// A view modifier.
public enum RandomModifier: Equatable, Sendable {
  case frame(width: Double?, height: Double?, RandomAlignment)
  case flexibleFrame(width: RandomBounds, height: RandomBounds, RandomAlignment)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
  case aspectRatio(Double?, fills: Bool)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(x: Double, y: Double)
  case priority(Double)
  case columnAlignment(HorizontalGuide)
  case unsizedAxes(horizontal: Bool, vertical: Bool)
}

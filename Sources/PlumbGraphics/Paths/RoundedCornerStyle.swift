/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse, whose curvature starts abruptly.
  case circular
  /// A corner whose curvature increases continuously from the straight edge.
  case continuous
}

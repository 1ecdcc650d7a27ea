/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse, whose curvature begins at once.
  case circular
  /// A corner whose curvature grows from the straight edge, so no joint can be seen.
  case continuous
}

/// What happens to a group after its contents are painted together.
public enum GroupEffect: Hashable, Sendable {
  /// The whole group is made translucent, 0 to 1.
  case opacity(Double)
  /// The group throws a blurred shadow of one colour, which mixes with what lies below it in the
  /// group around it; lengths in points.
  case shadow(
    color: ResolvedColor, radius: CGFloat, offset: CGSize, place: ShadowPlace = .behind,
    mode: BlendMode = .normal)
  /// A blurred shadow of one colour falls on the group from its own edges; lengths in points.
  case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// The group is blurred by a Gaussian curve with the radius, in points, as its standard deviation.
  ///
  /// Where anything is left after an opaque blur it is opaque, so edges are not thinned out.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The group mixes with what lies below it in the group around it.
  case blend(BlendMode)
  /// The colours of the group are changed.
  indirect case colors(ColorMatrix)
  /// The group becomes black, as opaque as it was bright.
  case luminanceToAlpha
  /// What is at least and at most so opaque, 0 to 1, shows in one colour, and nothing else.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
  /// The group is painted by itself first, so what it contains mixes with nothing outside.
  case isolation
}

/// Where a shadow lies.
public enum ShadowPlace: Hashable, Sendable {
  /// Behind what throws it.
  case behind
  /// In front of what throws it.
  case above
  /// Where what throws it does not show itself.
  case alone
}

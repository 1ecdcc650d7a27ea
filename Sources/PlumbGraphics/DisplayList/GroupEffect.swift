/// An effect applied to a group after its contents are painted into one layer.
public enum GroupEffect: Hashable, Sendable {
  /// Multiplies the opacity of the whole group by a factor, 0 to 1.
  case opacity(Double)
  /// Adds a blurred shadow of one colour, which is composited with its backdrop in the enclosing
  /// group; lengths are in points.
  case shadow(
    color: ResolvedColor, radius: CGFloat, offset: CGSize, placement: ShadowPlacement = .behind,
    mode: BlendMode = .normal)
  /// Adds a blurred shadow of one colour inside the group, along its edges; lengths are in points.
  case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Applies a Gaussian blur whose standard deviation is the radius, in points.
  ///
  /// After an opaque blur every pixel that is not transparent is opaque, so edges do not fade.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Composites the group with its backdrop in the enclosing group.
  case blend(BlendMode)
  /// Transforms the colours of the group.
  indirect case colors(ColorMatrix)
  /// Makes the group black, with its luminance as the opacity.
  case luminanceToAlpha
  /// Replaces pixels whose opacity is within a range, 0 to 1, by one colour; other pixels become
  /// transparent.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
  /// Paints the group into a layer first, so that its contents do not blend with the backdrop.
  case isolation
}

/// The position of a shadow relative to its source.
public enum ShadowPlacement: Hashable, Sendable {
  /// The shadow is behind its source.
  case behind
  /// The shadow is in front of its source.
  case above
  /// Only the shadow is visible, without its source.
  case alone
}

public import Foundation

/// In which numbers the colours of a group are worked out.
///
/// All painting is in sRGB here, so every mode is `nonLinear`.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Blurs the view by a Gaussian curve.
  ///
  /// - Parameters:
  ///   - radius: the curve's standard deviation in points.
  ///   - opaque: whether the blur ends at the view's bounds and lets nothing shine through, as for a
  ///     view that is opaque itself.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(Blur(radius: radius, isOpaque: opaque))
  }

  /// Says how the view's colours mix with what lies below it in the same compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(StaticEffect(effect: .blend(blendMode)))
  }

  /// Paints the view as one picture before effects outside of this change it, and before it meets
  /// what lies below.
  nonisolated public func compositingGroup() -> some View {
    modifier(StaticEffect(effect: .isolation))
  }

  /// Paints the view as one picture.
  ///
  /// The same as ``compositingGroup()``: nothing here is drawn by another processor. Neither the mode
  /// nor the promise to be opaque changes what is painted.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

private struct Blur {
  let radius: CGFloat
  let isOpaque: Bool
}

extension Blur: LayoutNodeModifier {
  func makeLayoutNode() -> BlurNode { BlurNode() }

  func update(_ layoutNode: BlurNode, in environment: EnvironmentValues, at context: UpdateContext)
  {
    layoutNode.update(radius: radius.drawableRadius, isOpaque: isOpaque, at: context)
  }
}

extension CGFloat {
  /// A blur's radius between nothing and what no picture shows more of.
  var drawableRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e4) }
}

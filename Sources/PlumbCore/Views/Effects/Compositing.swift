public import Foundation

/// The colour space for the compositing of a group.
///
/// All drawing is in sRGB on this platform, so that every mode is `nonLinear`.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Applies a Gaussian blur to the view.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the blur in points.
  ///   - opaque: whether the blur ends at the view's bounds and nothing behind shines through, as
  ///     for a view that is opaque itself.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(Blur(radius: radius, isOpaque: opaque))
  }

  /// Sets the mode in which the view's colours are blended with the content below in the same
  /// compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(StaticEffect(effect: .blend(blendMode)))
  }

  /// Draws the view as one image before outer effects apply to it, and before it is blended with
  /// the content below.
  nonisolated public func compositingGroup() -> some View {
    modifier(StaticEffect(effect: .isolation))
  }

  /// Draws the view as one image.
  ///
  /// The same as ``compositingGroup()``, because drawing does not use the GPU. Neither parameter
  /// has an effect.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

@_spi(Nodes) @usableFromInline struct Blur {
  let radius: CGFloat
  let isOpaque: Bool
}

extension Blur: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> BlurLayoutNode { BlurLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: BlurLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(radius: radius.drawableRadius, isOpaque: isOpaque, at: context)
  }
}

extension CGFloat {
  /// The radius of a blur limited to the range from 0 to 10 000, beyond which larger radii make no
  /// visible difference; 0 for NaN.
  var drawableRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e4) }
}

public import Foundation

extension View {
  /// Makes the view translucent as a whole, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Lets the view throw a blurred shadow; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Shows the view only inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(Clip(shape: shape, style: style))
  }

  /// Shows the view only inside its own bounds.
  nonisolated public func clipped() -> some View {
    clipShape(Rectangle())
  }
}

private struct Opacity {
  let opacity: Double
}

extension Opacity: BoxModifier {
  func makeBox() -> EffectNode { EffectNode() }

  func update(_ box: EffectNode, in environment: EnvironmentValues) {
    box.update(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }
}

private struct Shadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension Shadow: BoxModifier {
  func makeBox() -> EffectNode { EffectNode() }

  func update(_ box: EffectNode, in environment: EnvironmentValues) {
    box.update(
      .shadow(
        color: color.resolved(in: environment.colorScheme), radius: radius, offset: offset))
  }
}

private struct Clip<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension Clip: BoxModifier {
  func makeBox() -> ClipNode { ClipNode() }

  func update(_ box: ClipNode, in environment: EnvironmentValues) {
    box.update(path: { shape.path(in: $0) }, style: style)
  }
}

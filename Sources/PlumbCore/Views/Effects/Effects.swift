public import Foundation

extension View {
  /// Sets the opacity of the view as a whole, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Adds a blurred shadow to the view; lengths in points.
  ///
  /// As SwiftUI: everything the view draws casts the shadow, including other shadows, and the
  /// radius is the standard deviation of its blur, half of the blur in design tools.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Adds a border inside the view's edges, in front of the view; the width in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(Border(style: content, width: width))
  }

  /// Clips the view to a shape.
  ///
  /// As SwiftUI: parts that are clipped still receive events; a ``contentShape(_:eoFill:)`` outside
  /// of the clip shape prevents that.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(Clip(shape: shape, style: style))
  }

  /// Clips the view to its bounds with rounded corners of a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
}

@_spi(Nodes) @usableFromInline struct Opacity {
  let opacity: Double
}

extension Opacity: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> OpacityLayoutNode { OpacityLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: OpacityLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(opacity.isNaN ? 1 : min(max(opacity, 0), 1), at: context)
  }
}

@_spi(Nodes) @usableFromInline struct Shadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension Shadow: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> ShadowLayoutNode { ShadowLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: ShadowLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      color: color.resolved(in: environment.colorAppearance), radius: radius, offset: offset,
      at: context)
  }
}

@_spi(Nodes) @usableFromInline struct Border<Style: ShapeStyle> {
  let style: Style
  let width: CGFloat
}

extension Border: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> BorderLayoutNode { BorderLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: BorderLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      style._style(in: environment), width: width.isFinite ? width : 0, at: context)
  }
}

@_spi(Nodes) @usableFromInline struct Clip<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension Clip: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> ClipLayoutNode { ClipLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: ClipLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(path: environment.outline(of: shape, in: layoutNode), style: style)
  }
}

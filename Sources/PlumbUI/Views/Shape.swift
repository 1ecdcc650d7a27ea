public import Foundation

/// A form that can be filled and stroked; as a view it is filled with the foreground style.
@preconcurrency public protocol Shape: Sendable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The shape's answer to a proposal, in points; by default the proposal, 10 where there is none.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle())
  }

  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    _ShapeView._resolve(view.fill(ForegroundStyle()), at: &cursor)
  }
}

extension Shape {
  /// The shape's inside in a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style, paint: .fill(fillStyle))
  }

  nonisolated public func fill(
    style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: fillStyle)
  }

  /// The shape's outline in a style, half of it on either side of the edge.
  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style, paint: .stroke(strokeStyle))
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, S> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that can be made smaller on all sides.
@preconcurrency public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape's outline in a style, all of it inside the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle
  ) -> some View {
    inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape with what is painted of it and in which style.
public struct _ShapeView<S: Shape, Style: ShapeStyle> {
  let shape: S
  let style: Style
  let paint: ShapePaint
}

extension _ShapeView: View, _PrimitiveView {
  public static func _resolve(_ view: _ShapeView, at cursor: inout _ChildCursor) {
    let shape = view.shape
    let shading = view.style._shading(in: cursor.environment)
    let geometry = ShapeNode.Geometry(
      size: { shape.sizeThatFits($0) }, path: { shape.path(in: $0) })
    let node = cursor.leaf(listedAs: S.self) { ShapeNode(geometry) }
    node.box.update(
      geometry, isSameShape: S.self is any UniformlySizedShape.Type, paint: view.paint,
      shading: shading)
  }
}

/// A shape whose answers do not depend on what it stores, so that a new value needs no new layout.
protocol UniformlySizedShape: Shape {}

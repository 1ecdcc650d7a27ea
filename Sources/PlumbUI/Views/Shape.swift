public import Foundation

/// A form that can be filled and stroked; as a view it is filled with the foreground style.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The shape's answer to a proposal, in points; by default the proposal, 10 where there is none.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle())
  }

  @MainActor public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
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

extension Shape {
  /// The outline in a rectangle anywhere, asked of the shape as if it stood at the origin.
  ///
  /// As SwiftUI: a shape sees its own space, so one that only reads the size of the rectangle, or is
  /// made of fixed points, still stands where its frame does.
  nonisolated func path(movedTo rect: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
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
    let moment = cursor.moment
    let node = cursor.node(ShapeViewNode<S>.self) { ShapeViewNode(view.shape, at: $0) }
    node.update(
      view.shape, view.paint, shading: view.style._shading(in: cursor.environment), at: moment)
  }
}

/// Keeps a shape while its numbers move.
private final class ShapeViewNode<S: Shape>: ViewNode {
  private let shape: AnimatedShape<S>
  private let box: ShapeNode

  init(_ shape: S, at place: _ChildCursor.Place) {
    self.shape = AnimatedShape(shape)
    box = ShapeNode(self.shape)
    super.init(at: place, listedAs: S.self)
    self.shape.value.keep(for: self)
    if !Self.isUniformlySized {
      self.shape.value.didMove = { [weak box] in box?.invalidate() }
    }
  }

  private static var isUniformlySized: Bool { S.self is any UniformlySizedShape.Type }

  func update(_ shape: S, _ paint: ShapePaint, shading: Shading, at moment: Moment) {
    configure(box)
    self.shape.value.set(shape, at: moment)
    box.update(paint, shading: shading, isSameSize: Self.isUniformlySized, at: moment)
  }

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    boxes.append(box)
  }
}

/// A shape's answers, with its numbers as they show now.
private final class AnimatedShape<S: Shape>: ShapeGeometry {
  let value: AnimatedValue<S>

  init(_ shape: S) {
    value = AnimatedValue(shape)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { value.shown.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path { value.shown.path(movedTo: rect) }
}

/// A shape whose answers do not depend on what it stores, so that a new value needs no new layout.
protocol UniformlySizedShape: Shape {}

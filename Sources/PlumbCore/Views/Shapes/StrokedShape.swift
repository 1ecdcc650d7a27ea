public import Foundation

extension Shape {
  /// Returns a shape that is the outline of this shape, centred on its edge.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns a shape that is the outline of this shape, centred on its edge, with a width in
  /// points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is the outline of another one, so that it can be drawn as a stroke.
@usableFromInline struct StrokedShape<Base: Shape>: Shape {
  /// The shape whose outline is stroked.
  var shape: Base
  /// The line width, caps, joins and dashes.
  var style: StrokeStyle

  /// The animatable data of the shape and of the stroke style.
  @usableFromInline var animatableData:
    AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  @usableFromInline static var role: ShapeRole { .stroke }

  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @usableFromInline func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  @usableFromInline static var _isOutline: Bool { true }

  @usableFromInline func _spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    (shape.path(movedTo: rect), style)
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

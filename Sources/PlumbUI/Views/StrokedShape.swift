public import Foundation

extension Shape {
  /// The shape's outline as a shape of its own, half of it on either side of the edge.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The shape's outline as a shape of its own, half of it on either side of the edge; the width in
  /// points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a shape.
private struct StrokedShape<Base: Shape>: OutlineShape {
  var shape: Base
  var style: StrokeStyle

  var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  static var role: ShapeRole { .stroke }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func spine(in rect: CGRect) -> (path: Path, style: StrokeStyle) {
    (shape.path(movedTo: rect), style)
  }
}

extension StrokeStyle: Animatable {
  /// The width, the limit of mitres and the phase of dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

public import Foundation

extension Shape {
  /// The part of the shape's outline between two fractions of its length; both move.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape's outline in the foreground style. Unlike SwiftUI's it is a view, no other shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline in the foreground style. Unlike SwiftUI's it is a view, no other shape.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), paint: .stroke(style))
  }
}

extension InsettableShape {
  /// The shape's outline in the foreground style, all of it inside the edge.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The shape's outline in the foreground style, all of it inside the edge.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A part of a shape's outline.
private struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

public import Foundation

extension Shape {
  /// Returns the part of the outline of the shape between two fractions of its length, which are
  /// animatable.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A part of the outline of a shape.
@usableFromInline struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  /// The fraction at which the part starts.
  var start: CGFloat
  /// The fraction at which the part ends.
  var end: CGFloat

  /// The animatable data of the shape and both fractions.
  @usableFromInline var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @usableFromInline func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

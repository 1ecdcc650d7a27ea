internal import Foundation

/// A shape whose outline can be computed at a distance from its edge.
@usableFromInline protocol PathInsettable: UniformlySizedShape {
  /// Returns the outline in a rectangle, moved inwards by a distance, both in points.
  nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape whose edge is moved inwards by a distance, which is animatable as in SwiftUI.
@usableFromInline struct InsetOutline<Base: PathInsettable>: InsettableShape, UniformlySizedShape {
  private var shape: Base
  private var amount: CGFloat

  /// Creates a shape with its edge moved inwards by a distance in points.
  nonisolated init(_ shape: Base, by amount: CGFloat) {
    self.shape = shape
    self.amount = amount
  }

  @usableFromInline nonisolated static var role: ShapeRole { Base.role }

  @usableFromInline nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect, insetBy: amount)
  }

  @usableFromInline nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @usableFromInline nonisolated func inset(by amount: CGFloat) -> InsetOutline {
    InsetOutline(shape, by: self.amount + amount)
  }

  /// The animatable data of the shape, and the distance.
  @usableFromInline nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

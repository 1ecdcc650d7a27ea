public import Foundation

extension Shape {
  /// Returns the shape in a rectangle of a fixed size, at the top left corner of its frame. It has
  /// this size for every proposal.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape in a rectangle of a fixed size, at the top left corner of its frame. It has
  /// this size for every proposal.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape in a rectangle of a fixed size, aligned with its frame at an anchor. It has
  /// this size for every proposal.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape in a rectangle of a fixed size, aligned with its frame at an anchor. It has
  /// this size for every proposal.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape in a rectangle of a fixed size.
@usableFromInline struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  let anchor: UnitPoint

  @usableFromInline func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  @usableFromInline var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

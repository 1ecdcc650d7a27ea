internal import Foundation

extension Shape {
  /// Returns the intersection of two shapes.
  ///
  /// As with all of these operations, the size for a proposal is the size of the first shape, and
  /// the outline consists of line segments that differ from the curves by at most a hundredth of a
  /// point.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines the inside of the shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// Returns the union of two shapes.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.union($1, eoFill: $2) }
  }

  /// Returns the part of this shape outside the other one.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// Returns the parts of two shapes outside their intersection.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// Returns the part of the outline of this shape inside the other shape.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// Returns the part of the outline of this shape outside the other shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}

/// A shape combined from two shapes.
@usableFromInline struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let eoFill: Bool
  let combine: @Sendable (Path, Path, Bool) -> Path

  init(
    _ first: First, _ second: Second, _ eoFill: Bool,
    _ combine: @escaping @Sendable (Path, Path, Bool) -> Path
  ) {
    self.first = first
    self.second = second
    self.eoFill = eoFill
    self.combine = combine
  }

  @usableFromInline func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect), eoFill)
  }

  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  @usableFromInline var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData>
  {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

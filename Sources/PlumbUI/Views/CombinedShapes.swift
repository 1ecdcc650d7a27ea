internal import Foundation

extension Shape {
  /// What lies in both shapes.
  ///
  /// Like all of these operations it answers proposals as the first shape does, and its outline
  /// consists of lines that miss a curve by a hundredth of a point at most.
  ///
  /// - Parameter eoFill: whether a point inside an even number of loops counts as outside.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// What lies in one of the shapes.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.union($1, eoFill: $2) }
  }

  /// What lies in this shape and not in the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// What lies in one of the shapes and not in both.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// The part of this shape's outline that lies in the other shape.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// The part of this shape's outline that lies outside the other shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, other, eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}

/// A shape made of two.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
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

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect), eoFill)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

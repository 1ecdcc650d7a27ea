public import Foundation

/// A type-erased shape.
///
/// As SwiftUI: a change between two shapes of the same type is animated, a change between shapes of
/// different types is not.
public struct AnyShape: Shape {
  private var base: any Shape

  /// Creates a type-erased shape.
  nonisolated public init<S: Shape>(_ shape: S) {
    base = shape
  }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public var animatableData: _AnyAnimatableData {
    get { base.erasedAnimatableData }
    set { base.erasedAnimatableData = newValue }
  }
}

extension Shape {
  /// The type-erased animatable data of the shape; a value of another type is ignored.
  nonisolated fileprivate var erasedAnimatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
    }
  }
}

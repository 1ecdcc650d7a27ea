public import Foundation

/// A shape whose type is not part of the type round it.
///
/// As SwiftUI: between shapes of one type everything moves, between others the new one shows at once.
public struct AnyShape: Shape {
  private var base: any Shape

  nonisolated public init<S: Shape>(_ shape: S) {
    base = shape
  }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public var animatableData: _AnyAnimatableData {
    get { base.erasedData }
    set { base.erasedData = newValue }
  }
}

extension Shape {
  /// What moves of the shape, whatever its type; numbers of another type change nothing.
  nonisolated fileprivate var erasedData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
    }
  }
}

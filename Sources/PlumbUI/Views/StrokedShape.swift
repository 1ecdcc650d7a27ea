public import Foundation

extension Shape {
  /// The shape's outline in the foreground style. Unlike SwiftUI's it is a view, no other shape.
  nonisolated public func stroke(
    style: StrokeStyle
  ) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    stroke(.foreground, style: style)
  }

  /// The shape's outline in the foreground style. Unlike SwiftUI's it is a view, no other shape.
  nonisolated public func stroke(
    lineWidth: CGFloat = 1
  ) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
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

extension Path: Shape {
  /// The path as it is, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

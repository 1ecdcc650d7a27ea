public import Foundation

/// A rectangle whose corners differ.
///
/// Leading is left whatever the layout direction: an outline does not know it.
public struct UnevenRoundedRectangle: InsettableShape, UniformlySizedShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// - Parameters: radii in points; where two corners do not fit on a side all shrink alike.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerRadii: cornerRadii.inset(by: insetAmount), style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }

  nonisolated public var animatableData:
    AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat>
  {
    get { AnimatablePair(cornerRadii.animatableData, insetAmount) }
    set {
      cornerRadii.animatableData = newValue.first
      insetAmount = newValue.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

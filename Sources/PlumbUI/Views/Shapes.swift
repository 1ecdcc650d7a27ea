public import Foundation

/// A rectangle of the room it gets.
public struct Rectangle: InsettableShape, UniformlySizedShape {
  private var insetAmount: CGFloat = 0

  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  nonisolated public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, UniformlySizedShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// - Parameters:
  ///   - cornerRadius: in points, at most half the shorter side counts.
  ///   - style: continuous corners bend into the sides more gently.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerSize: CGSize(
        width: max(cornerSize.width - insetAmount, 0),
        height: max(cornerSize.height - insetAmount, 0)),
      style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, UniformlySizedShape {
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// An oval that touches all four sides of the room it gets.
public struct Ellipse: InsettableShape, UniformlySizedShape {
  private var insetAmount: CGFloat = 0

  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  nonisolated public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A circle in the middle of the room it gets.
///
/// As SwiftUI: the answer is the square of the shorter proposed side; a side that is not proposed
/// copies the other.
public struct Circle: InsettableShape, UniformlySizedShape {
  private var insetAmount: CGFloat = 0

  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.minX + (rect.width - side) / 2, y: rect.minY + (rect.height - side) / 2,
      width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: insetAmount, dy: insetAmount))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (nil, nil): CGFloat(10)
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }

  nonisolated public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

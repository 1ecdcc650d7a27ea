public import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The horizontal and the vertical radius of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points, limited to half of the shorter side.
  ///   - style: The style of the corners; continuous corners change their curvature gradually.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with rounded corners of different horizontal and vertical radii in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The radii of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
  /// The style of the corners.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

/// A circle in the centre of its frame.
///
/// As SwiftUI: the size is the square of the shorter proposed dimension; an unspecified dimension
/// is replaced by the other one.
public struct Circle: InsettableShape {
  /// Creates a circle.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }

  /// Returns the square of the shorter proposed dimension, 10 points without a proposal.
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

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

extension Rectangle: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }
}

extension RoundedRectangle: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

extension Capsule: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
}

extension Ellipse: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }
}

extension Circle: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.minX + (rect.width - side) / 2, y: rect.minY + (rect.height - side) / 2,
      width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule with a corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle with rounded corners of different horizontal and vertical radii in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

public import Foundation

/// A two-dimensional shape. As a view it is filled with the foreground style.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The purpose of the shape; without effect on this platform.
  nonisolated static var role: ShapeRole { get }

  /// Returns the size for a proposal, in points. The default is the proposal, with 10 for each
  /// unspecified dimension.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the size does not depend on the stored values, so that a new value does not require
  /// layout. Stated by built-in shapes only.
  nonisolated static var _isUniformlySized: Bool { get }

  /// Whether the shape is the outline of another one. Stated by built-in shapes only.
  nonisolated static var _isOutline: Bool { get }

  /// Returns the stroked path of an outline and its style. Called only if `_isOutline` is `true`, which
  /// spares all other shapes the call. Implemented by built-in shapes only.
  nonisolated func _spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)?
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public static var _isUniformlySized: Bool { false }

  nonisolated public static var _isOutline: Bool { false }

  nonisolated public func _spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)? { nil }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle())
  }

  @MainActor public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    _ShapeView._resolve(view.fill(ForegroundStyle()), at: &cursor)
  }
}

extension Shape {
  /// Returns the outline in a rectangle, computed at the origin and then moved.
  ///
  /// As SwiftUI: a shape is drawn in its own coordinates, so an outline that depends only on the
  /// size of the rectangle, or consists of constant points, is at the position of its frame.
  nonisolated func path(movedTo rect: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape that can be inset.
@preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose size does not depend on its stored values, so that a new value does not require
/// layout.
@usableFromInline protocol UniformlySizedShape: Shape {}

extension UniformlySizedShape {
  nonisolated public static var _isUniformlySized: Bool { true }
}

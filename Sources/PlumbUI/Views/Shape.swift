public import Foundation

/// A form that can be filled and stroked; as a view it is filled with the foreground style.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is meant for, which nothing here depends on.
  nonisolated static var role: ShapeRole { get }

  /// The shape's answer to a proposal, in points; by default the proposal, 10 where there is none.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is meant for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

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
  /// The outline in a rectangle anywhere, asked of the shape as if it stood at the origin.
  ///
  /// As SwiftUI: a shape sees its own space, so one that only reads the size of the rectangle, or is
  /// made of fixed points, still stands where its frame does.
  nonisolated func path(movedTo rect: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape that can be made smaller on all sides.
@preconcurrency public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose answers do not depend on what it stores, so that a new value needs no new layout.
protocol UniformlySizedShape: Shape {}

/// A shape that is the outline of another one, so that it can be drawn as such.
protocol OutlineShape: Shape {
  /// What is outlined, and how.
  func spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)
}

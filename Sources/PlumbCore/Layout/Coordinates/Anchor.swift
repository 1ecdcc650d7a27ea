public import Foundation

/// A geometry value of one view that another view can convert to its own coordinates through its
/// ``GeometryProxy``.
///
/// Two anchors are equal if they denote the same geometry of the same view, regardless of the
/// view's position. A view that has been removed has the geometry of a view of size zero at the
/// origin of the window.
public struct Anchor<Value> {
  /// The geometry that an anchor denotes.
  public struct Source {
    fileprivate let mark: AnchorMark
    /// Returns the value in a view of a size, converted by a transform.
    fileprivate let value: (CGSize, _ isRightToLeft: Bool, ProjectionTransform) -> Value
  }

  private let source: Source
  private(set) weak var node: LayoutNode?

  package init(_ source: Source, in node: LayoutNode) {
    self.source = source
    self.node = node
  }

  /// Returns the value in the coordinates of another view.
  ///
  /// - Parameter transform: the transform from the coordinates of the root to the other view's.
  package func value(through transform: ProjectionTransform) -> Value {
    guard let node else { return source.value(.zero, false, transform) }
    return source.value(
      node.size, node.isRightToLeft, node.rootTransform.concatenating(transform))
  }
}

/// The identity of an anchor's geometry, for comparison.
private enum AnchorMark: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorMark])
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.node === rhs.node && lhs.source.mark == rhs.source.mark
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.map { ObjectIdentifier($0) })
    hasher.combine(source.mark)
  }
}

// The function captures nothing but the mark.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

// The node is accessed only through a proxy, which is confined to the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self {
    Self(mark: .bounds) { size, _, transform in
      CGRect(origin: .zero, size: size).applying(transform)
    }
  }

  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Self {
    Self(mark: .rect(rect)) { _, _, transform in rect.applying(transform) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Self {
    Self(mark: .point(point)) { _, _, transform in point.applying(transform) }
  }

  /// A point in unit coordinates of the view; leading follows the layout direction of the view.
  public static func unitPoint(_ unit: UnitPoint) -> Self {
    Self(mark: .unitPoint(unit)) { size, isRightToLeft, transform in
      unit.point(in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
        .applying(transform)
    }
  }

  /// The top leading corner of the view.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { .unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { .unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Self { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several values.
  public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
    self.init(mark: .list(sources.map(\.mark))) { size, isRightToLeft, transform in
      sources.map { $0.value(size, isRightToLeft, transform) }
    }
  }

  /// Creates a source of an optional value.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init(mark: .list(source.map { [$0.mark] } ?? [])) { size, isRightToLeft, transform in
      source?.value(size, isRightToLeft, transform)
    }
  }
}

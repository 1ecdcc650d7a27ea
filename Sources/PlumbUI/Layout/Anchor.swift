public import Foundation

/// A place in one view that another view can ask for in its own coordinates, through its
/// ``GeometryProxy``.
///
/// Two anchors are equal when they mark the same place of the same view, wherever that view is. The
/// place of a view that is gone counts as that of a view without size in the window's corner.
public struct Anchor<Value> {
  /// What to mark in a view.
  public struct Source {
    fileprivate let mark: AnchorMark
    /// The place in a view of a size, seen through a transform.
    fileprivate let value: (CGSize, _ isRightToLeft: Bool, CGAffineTransform) -> Value
  }

  private let source: Source
  private(set) weak var node: LayoutNode?

  init(_ source: Source, in node: LayoutNode) {
    self.source = source
    self.node = node
  }

  /// The place as seen from a view.
  ///
  /// - Parameter transform: leads from the root's coordinates to the view's.
  func value(seenThrough transform: CGAffineTransform) -> Value {
    guard let node else { return source.value(.zero, false, transform) }
    return source.value(
      node.size, node.isRightToLeft, node.rootTransform.concatenating(transform))
  }
}

/// What an anchor marks, for comparison.
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

// Its function holds nothing but the mark.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

// The box is only ever asked through a proxy, which belongs to the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
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

  /// A point of the view as parts of its size; leading is where the view's direction has it.
  public static func unitPoint(_ unit: UnitPoint) -> Self {
    Self(mark: .unitPoint(unit)) { size, isRightToLeft, transform in
      unit.point(in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
        .applying(transform)
    }
  }

  public static var topLeading: Self { .unitPoint(.topLeading) }
  public static var top: Self { .unitPoint(.top) }
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  public static var leading: Self { .unitPoint(.leading) }
  public static var center: Self { .unitPoint(.center) }
  public static var trailing: Self { .unitPoint(.trailing) }
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  public static var bottom: Self { .unitPoint(.bottom) }
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view.
  public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
    self.init(mark: .list(sources.map(\.mark))) { size, isRightToLeft, transform in
      sources.map { $0.value(size, isRightToLeft, transform) }
    }
  }

  /// A place of the view, or none.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init(mark: .list(source.map { [$0.mark] } ?? [])) { size, isRightToLeft, transform in
      source?.value(size, isRightToLeft, transform)
    }
  }
}

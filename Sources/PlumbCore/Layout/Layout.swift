public import Foundation

/// A type that defines the size of a container and the placement of its subviews.
///
/// As the SwiftUI protocol of the same name. The contract:
/// 1. `sizeThatFits` may measure subviews but must not place them.
/// 2. `placeSubviews` receives bounds of the size returned by `sizeThatFits`, with an arbitrary
///    origin, and places each subview once. A subview that is not placed is centred in the bounds,
///    at its size for the container's own proposal.
/// 3. Positions are in left-to-right coordinates; they are mirrored where the layout direction is
///    right-to-left.
/// 4. The cache lives until the subviews or the layout value change.
/// 5. A layout with animatable data is laid out in every frame of an animation; any other layout
///    once.
public protocol Layout: Animatable {
  /// Data that the methods of the layout share.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Properties of the layout that are independent of its values and subviews.
  static var layoutProperties: LayoutProperties { get }

  /// Returns a cache for the given subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews or the layout value changed. The default implementation
  /// creates a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews with `LayoutSubview.place(at:anchor:proposal:)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the spacing that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the position of a horizontal guide in the coordinates of the bounds; `nil` if it
  /// follows from the size alone.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide in the coordinates of the bounds; `nil` if it follows
  /// from the size alone.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Whether the layout is implemented by one of the built-in rules. Stated by built-in layouts only.
  static var _isRuleLayout: Bool { get }
}

extension Layout {
  public static var _isRuleLayout: Bool { false }

  /// The default properties: no stack axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the spacing of all subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing.union(of: subviews.nodes)
  }

  /// Returns the combined explicit guides of the subviews; `nil` for a guide of the frame.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews, &cache)
      .map { $0 + bounds.origin.x }
  }

  /// Returns the combined explicit guides of the subviews; `nil` for a guide of the frame.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews, &cache)
      .map { $0 + bounds.origin.y }
  }

  /// Returns the combined explicit guides of the subviews at their placements, relative to the
  /// bounds.
  private func combinedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard !key.isFrameGuide else { return nil }
    let recorder = PlacementRecorder(count: subviews.nodes.count)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.recording(into: recorder), cache: &cache)
    let placements = recorder.placements(subviews.nodes, in: bounds, proposal: Proposal(proposal))
    var combination = AlignmentCombination(key)
    for (node, placement) in zip(subviews.nodes, placements) {
      guard let value = node.explicitAlignment(key, at: placement.proposal) else { continue }
      combination.add(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return combination.value
  }
}

extension Layout where Cache == Void {
  /// Returns the empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout type that the engine reads before layout.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews are stacked; it determines the axis of a `Spacer` or a `Divider`
  /// inside.
  public var stackOrientation: Axis?

  /// Creates properties without a stack axis.
  public init() {}
}

/// A key of a value that a subview provides to its containing layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Value { get }
}

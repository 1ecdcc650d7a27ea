public import Foundation

/// A container of one's own: it decides its size and where its subviews go.
///
/// As SwiftUI's protocol of this name. The contract:
/// 1. `sizeThatFits` may ask subviews anything but must not place them.
/// 2. `placeSubviews` gets bounds of the size it answered, whose origin is anywhere; it places
///    each subview once. A subview left out stands in the middle of the bounds at its answer to
///    the container's own proposal.
/// 3. Positions are given as if leading were left; the engine mirrors them where it is right.
/// 4. The cache lives until the subviews or the layout value change.
/// 5. A layout with animatable data is laid out for every frame of an animation; any other once.
public protocol Layout: Animatable {
  /// What the results of one method can leave for the others.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's answer to a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews with `LayoutSubview.place(at:anchor:proposal:)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The position of a guide in the bounds' coordinates; `nil` lets it follow from the size.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing.union(of: subviews.nodes)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews, &cache)
      .map { $0 + bounds.origin.x }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews, &cache)
      .map { $0 + bounds.origin.y }
  }

  /// The subviews' explicit guides where this layout places them, relative to the bounds.
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
  public func makeCache(subviews: Subviews) {}
}

/// What the engine should know of a layout before it runs.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews stand; it decides how a `Spacer` and a `Divider` inside behave.
  public var stackOrientation: Axis?

  public init() {}
}

/// A value that a view hands to the layout it stands in.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

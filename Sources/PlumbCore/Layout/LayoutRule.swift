internal import Foundation

/// A rule that arranges the children of a container with a custom layout.
struct LayoutRule<L: Layout>: ContainerRule {
  private var layout: L
  /// The type of the layout, or the wrapped type of an `AnyLayout`.
  private(set) var kind: any Layout.Type
  private var cache: L.Cache?
  private var isCacheStale = false
  var layoutDirection: LayoutDirection

  init(_ layout: L, layoutDirection: LayoutDirection) {
    self.layout = layout
    kind = Self.kind(of: layout)
    self.layoutDirection = layoutDirection
  }

  /// Returns the type of the layout, or the wrapped type of an `AnyLayout`.
  private static func kind(of layout: L) -> any Layout.Type {
    (layout as? AnyLayout).map { type(of: $0.layout) } ?? L.self
  }

  /// Sets the layout value. The cache is updated before the next use.
  mutating func update(_ layout: L, layoutDirection: LayoutDirection) {
    self.layout = layout
    kind = Self.kind(of: layout)
    self.layoutDirection = layoutDirection
    isCacheStale = true
  }

  static var setsFrameGuides: Bool { true }

  mutating func invalidate() {
    isCacheStale = true
  }

  /// Calls a method of the layout with its subviews and an up-to-date cache.
  private mutating func run<R>(
    _ children: [LayoutNode], recorder: PlacementRecorder? = nil,
    _ method: (L, LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(
      children, of: kind, layoutDirection: layoutDirection, recorder: recorder)
    var current: L.Cache
    if var kept = cache {
      // The only reference, so that the layout mutates its cache in place.
      cache = nil
      if isCacheStale { layout.updateCache(&kept, subviews: subviews) }
      current = kept
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = method(layout, subviews, &current)
    cache = current
    return result
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    run(children) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal.viewSize, subviews: subviews, cache: &cache)
    }
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    let recorder = PlacementRecorder(count: children.count)
    // Placements cannot be computed relative to an origin that is NaN or infinite.
    let isSomewhere =
      children.isEmpty || bounds.origin.x.isFinite && bounds.origin.y.isFinite
    let bounds = isSomewhere ? bounds : CGRect(origin: .zero, size: bounds.size)
    run(children, recorder: recorder) { layout, subviews, cache in
      layout.placeSubviews(
        in: bounds, proposal: proposal.viewSize, subviews: subviews, cache: &cache)
    }
    return recorder.placements(children, in: bounds, proposal: proposal)
  }

  /// The rule of a built-in layout.
  var builtInRule: (any ContainerRule)? {
    (cache as? _RuleLayoutCache ?? (cache as? AnyLayout.Cache)?.builtIn)?.rule
  }

  /// A stack used as a layout explains itself like the view.
  mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    guard var rule = builtInRule else {
      let child = children[index]
      return
        "The layout \(kind) chose to offer \(ShortText(child.placedProposal)); without an offer, the "
        + "view takes \(ShortText(child.sizeThatFits(.unspecified)))."
    }
    return rule.offerReason(forChildAt: index, children, proposal: proposal)
  }

  mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat? {
    run(children) { layout, subviews, cache in
      if key.axis == .horizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal.viewSize,
          subviews: subviews, cache: &cache
        ).map { $0 - bounds.origin.x }
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal.viewSize,
          subviews: subviews, cache: &cache
        ).map { $0 - bounds.origin.y }
      }
    }
  }

  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    run(children) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  /// As SwiftUI: a custom layout hides the priorities of its views; a stack used as a layout
  /// behaves as the stack view does.
  func layoutPriority(_ children: [LayoutNode]) -> Double {
    // No layout of several views exposes a priority; the early exit avoids a new cache.
    guard children.count < 2 else { return 0 }
    let inner: any Layout = (layout as? AnyLayout)?.layout ?? layout
    guard type(of: inner)._isRuleLayout else { return 0 }
    let subviews = LayoutSubviews(children, of: kind, layoutDirection: layoutDirection)
    var cache = inner.makeCache(subviews: subviews) as? _RuleLayoutCache
    return cache?.rule.layoutPriority(children) ?? 0
  }
}

extension LayoutRule {
  /// Returns whether replacing the layout by another value would not affect the result.
  func isSame(_ layout: L, _ layoutDirection: LayoutDirection) -> Bool {
    self.layoutDirection == layoutDirection && areKnownEqual(self.layout, layout)
  }
}

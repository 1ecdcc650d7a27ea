internal import Foundation

/// A rule that arranges the children of a container with a custom layout.
struct LayoutRule<L: Layout>: ContainerRule {
  private var layout: L
  /// The type of the layout, or the wrapped type of an `AnyLayout`.
  private(set) var kind: any Layout.Type
  private var cache: KeptCache<L>?
  private var isCacheStale = false
  var layoutDirection: LayoutDirection
  /// The children as they were last measured, kept until they change.
  private var measured: ArrangedNodes?
  /// The recorder of the last placement.
  private var recorder: PlacementRecorder?

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
    invalidate()
  }

  static var setsFrameGuides: Bool { true }

  mutating func invalidate() {
    isCacheStale = true
    measured = nil
  }

  /// Returns the children as subviews that cannot be placed.
  private mutating func subviews(_ children: [LayoutNode]) -> LayoutSubviews {
    if let measured, measured.nodes.sharesMemory(with: children) {
      return LayoutSubviews(measured, layoutDirection: layoutDirection)
    }
    let nodes = ArrangedNodes(children, of: kind)
    measured = nodes
    return LayoutSubviews(nodes, layoutDirection: layoutDirection)
  }

  /// Returns a recorder without placements: the last one, unless a subview is left that records
  /// into it.
  private mutating func emptyRecorder(count: Int) -> PlacementRecorder {
    if isKnownUniquelyReferenced(&recorder), let recorder, recorder.count == count {
      recorder.removeAll()
      return recorder
    }
    let made = PlacementRecorder(count: count)
    recorder = made
    return made
  }

  /// Returns the cache, up to date, for a call of a method of the layout.
  private mutating func currentCache(_ subviews: LayoutSubviews) -> KeptCache<L> {
    defer { isCacheStale = false }
    let isOwn = isKnownUniquelyReferenced(&cache)
    guard var current = cache else {
      let made = KeptCache<L>(layout.makeCache(subviews: subviews))
      cache = made
      return made
    }
    if !isOwn {
      // A copy of the rule keeps the cache as it is.
      current = KeptCache<L>(current.value)
      cache = current
    }
    if isCacheStale { layout.updateCache(&current.value, subviews: subviews) }
    return current
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    let subviews = subviews(children)
    let cache = currentCache(subviews)
    return layout.sizeThatFits(
      proposal: proposal.viewSize, subviews: subviews, cache: &cache.value)
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    let recorder = emptyRecorder(count: children.count)
    // Placements cannot be computed relative to an origin that is NaN or infinite.
    let isSomewhere =
      children.isEmpty || bounds.origin.x.isFinite && bounds.origin.y.isFinite
    let bounds = isSomewhere ? bounds : CGRect(origin: .zero, size: bounds.size)
    let subviews = LayoutSubviews(
      ArrangedNodes(children, of: kind, recorder: recorder), layoutDirection: layoutDirection)
    let cache = currentCache(subviews)
    layout.placeSubviews(
      in: bounds, proposal: proposal.viewSize, subviews: subviews, cache: &cache.value)
    return recorder.placements(children, in: bounds, proposal: proposal)
  }

  /// The rule of a built-in layout.
  var builtInRule: (any ContainerRule)? {
    guard let cache else { return nil }
    let value = cache.value
    return (value as? _RuleLayoutCache ?? (value as? AnyLayout.Cache)?.builtIn)?.rule
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
    let subviews = subviews(children)
    let cache = currentCache(subviews)
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal.viewSize,
        subviews: subviews, cache: &cache.value
      ).map { $0 - bounds.origin.x }
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key.id), in: bounds, proposal: proposal.viewSize,
      subviews: subviews, cache: &cache.value
    ).map { $0 - bounds.origin.y }
  }

  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    let subviews = subviews(children)
    let cache = currentCache(subviews)
    return layout.spacing(subviews: subviews, cache: &cache.value)
  }

  /// As SwiftUI: a custom layout hides the priorities of its views; a stack used as a layout
  /// behaves as the stack view does.
  func layoutPriority(_ children: [LayoutNode]) -> Double {
    // No layout of several views exposes a priority; the early exit avoids a new cache.
    guard children.count < 2 else { return 0 }
    let inner: any Layout = (layout as? AnyLayout)?.layout ?? layout
    guard type(of: inner)._isRuleLayout else { return 0 }
    let subviews = LayoutSubviews(
      ArrangedNodes(children, of: kind), layoutDirection: layoutDirection)
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

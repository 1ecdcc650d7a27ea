public import Foundation

/// A layout that is implemented by one of the built-in rules.
public protocol _RuleLayout: Layout where Cache == _RuleLayoutCache {}

/// The cache of a built-in layout: the rule with the data derived from its subviews.
public struct _RuleLayoutCache {
  var rule: any ContainerRule

  init(_ rule: any ContainerRule) {
    self.rule = rule
  }
}

extension _RuleLayout {
  public static var _isRuleLayout: Bool { true }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _RuleLayoutCache
  ) -> CGSize {
    cache.rule.sizeThatFits(Proposal(proposal), subviews.nodes)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _RuleLayoutCache
  ) {
    let placements = cache.rule.placements(
      subviews.nodes, in: bounds, proposal: Proposal(proposal))
    subviews.place(placements, in: bounds)
  }

  public func spacing(subviews: Subviews, cache: inout _RuleLayoutCache) -> ViewSpacing {
    cache.rule.spacing(subviews.nodes)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _RuleLayoutCache
  ) -> CGFloat? {
    cache.rule.explicitAlignment(
      guide.key, subviews.nodes, in: bounds, proposal: Proposal(proposal)
    ).map { $0 + bounds.origin.x }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _RuleLayoutCache
  ) -> CGFloat? {
    cache.rule.explicitAlignment(
      guide.key, subviews.nodes, in: bounds, proposal: Proposal(proposal)
    ).map { $0 + bounds.origin.y }
  }
}

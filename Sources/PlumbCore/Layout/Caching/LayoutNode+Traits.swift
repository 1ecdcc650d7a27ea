internal import Foundation

/// The guides and the priority that a parent reads from a node, cached.
extension LayoutNode {
  /// Returns the position of a guide that this node or a descendant sets explicitly, in the
  /// coordinates of this node at its size for a proposal; `nil` if the guide follows from the size
  /// alone.
  final func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    if key.isFrameGuide, !setsFrameGuides { return nil }
    if hasUncheckedChanges { checkChanges() }
    guard cachesAlignment else {
      changeRecord.hasUnrecordedAnswers = true
      return computeExplicitAlignment(key, at: proposal)
    }
    if let known = alignmentCache.position(of: key, at: proposal) { return known }
    let position = computeExplicitAlignment(key, at: proposal)
    alignmentCache.insert(position, of: key, at: proposal)
    wasQueried = true
    return position
  }

  /// Whether this node or a descendant may set a guide of the frame explicitly.
  final var setsFrameGuides: Bool {
    if hasUncheckedChanges { checkChanges() }
    if !hasTraits { updateTraits() }
    return cachedSetsFrameGuides
  }

  /// The layout priority. As SwiftUI: a stack sizes children with higher priorities first.
  final var layoutPriority: Double {
    if hasUncheckedChanges { checkChanges() }
    if !hasTraits { updateTraits() }
    return cachedLayoutPriority
  }

  // Cached because a stack reads both of each child several times per width, and they are forwarded
  // through long chains of descendants.
  private func updateTraits() {
    cachedSetsFrameGuides = computeSetsFrameGuides()
    cachedLayoutPriority = computeLayoutPriority()
    hasTraits = true
    wasQueried = true
  }

  /// Returns the size for a proposal together with the alignment guides.
  final func dimensions(in proposal: Proposal) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The z index. As SwiftUI: a container draws children with larger values in front of the others.
  final var zIndex: Double { explicitZIndex ?? 0 }
}

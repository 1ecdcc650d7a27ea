internal import Foundation

/// The pass that measures: sizes, and bounds of sizes that are known without measuring.
extension LayoutNode {
  /// Returns the size of the node for a proposal, in points.
  package final func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if hasUncheckedChanges { checkChanges() }
    if hasDirectSize { return isRecorded ? recordedSize(for: proposal) : directSize(for: proposal) }
    var isComputed = false
    return cachedSize(for: proposal, isComputed: &isComputed)
  }

  /// Returns the size for a proposal, computed without the cache.
  @inline(__always) final func directSize(for proposal: Proposal) -> CGSize {
    LayoutCounters.countMeasure()
    wasQueried = true
    return computeSize(proposal)
  }

  /// Returns the size for a proposal, computed unless it is in the cache.
  ///
  /// - Parameter isComputed: set to `true` if the size is computed.
  @inline(__always) final func cachedSize(
    for proposal: Proposal, isComputed: inout Bool
  ) -> CGSize {
    if let size = measureCache.size(for: proposal) { return size }
    // The only size of a rigid node is cached for one proposal.
    let proposal = isRigid ? .zero : proposal
    if proposal == .zero, let size = measureCache.size(for: proposal) { return size }
    LayoutCounters.countMeasure()
    isComputed = true
    let size = computeSize(proposal)
    measureCache.insert(size, for: proposal)
    wasQueried = true
    return size
  }

  /// Bounds of the sizes that are known without measuring.
  final var intrinsicBounds: IntrinsicBounds {
    if hasUncheckedChanges { checkChanges() }
    if !hasIntrinsicBounds { updateIntrinsicBounds() }
    return cachedIntrinsicBounds
  }

  /// Whether neither the size of the node nor the layout of its descendants depends on the
  /// proposal.
  final var isRigid: Bool {
    if hasUncheckedChanges { checkChanges() }
    if !hasIntrinsicBounds { updateIntrinsicBounds() }
    return cachedIsRigid
  }

  private func updateIntrinsicBounds() {
    cachedIntrinsicBounds = computeIntrinsicBounds()
    cachedIsRigid = cachedIntrinsicBounds.isRigid
    hasIntrinsicBounds = true
    wasQueried = true
  }

  /// The intrinsic bounds, read by a parent whose sizes depend on them.
  ///
  /// The bounds of the parent are computed from `intrinsicBounds`, which records nothing, because
  /// they are discarded together with the bounds of a child.
  final var boundsForSizing: IntrinsicBounds {
    changeRecord.hasReadBounds = true
    if isRecorded { recordBounds() }
    return intrinsicBounds
  }

  /// Returns a lower bound of the size for a proposal along an axis, in points.
  ///
  /// With many descendants this is cheaper than computing the size: the search stops at a bound of
  /// at least `threshold`.
  final func lowerBound(to proposal: Proposal, along axis: Axis, threshold: CGFloat) -> CGFloat {
    if hasUncheckedChanges { checkChanges() }
    if let size = measureCache.size(for: proposal) { return size[axis] }
    if isRigid { return sizeThatFits(proposal)[axis] }
    let known = boundsForSizing[axis]
    if proposal[axis] == .infinity, let lower = known?.maximum.lower, lower >= threshold {
      return lower
    }
    wasQueried = true
    changeRecord.hasUnrecordedAnswers = true
    let compute = { self.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold) }
    return isRecorded ? recordedLowerBound(for: proposal, along: axis, compute) : compute()
  }
}

internal import Foundation

/// The order in which a stack sizes its children.
///
/// It is derived from their minimum and maximum lengths. For most children these are known; of the
/// others, all but the one with the largest subtree are measured, and that one is often the last of
/// its priority regardless of its lengths: then a measurement of its whole subtree is avoided.
/// Without this optimization each of many nested stacks would measure its whole subtree, and n
/// views would cost n squared.
struct StackOrder {
  /// The children in the order in which they are sized.
  private(set) var candidates: [Candidate] = []
  /// Whether the order is independent of the proposal across the axis.
  private(set) var isIndependentOfCrossLength = true

  /// A child with its sorting key.
  struct Candidate {
    let index: Int
    let priority: Double
    /// The minimum length in points; not set for children of the highest priority that were not
    /// measured.
    fileprivate(set) var minimum: CGFloat = 0
    fileprivate var flexibility: CGFloat = 0
    /// Negative for a child that precedes all others of its priority regardless of its lengths,
    /// positive for one that follows them, otherwise 0.
    fileprivate var forcedOrder = 0

    /// Returns whether this child is sized before another one.
    fileprivate func precedes(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if forcedOrder != other.forcedOrder { return forcedOrder < other.forcedOrder }
      if flexibility == .infinity, other.flexibility == .infinity, minimum != other.minimum {
        return minimum > other.minimum
      }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// Sorts the children.
  ///
  /// - Parameter cross: the length proposed to all of them across the axis.
  mutating func update(_ children: [LayoutNode], along axis: Axis, across cross: ProposedLength) {
    candidates.removeAll(keepingCapacity: true)
    candidates.reserveCapacity(children.count)
    isIndependentOfCrossLength = true
    var unknown: [Int] = []
    for index in children.indices {
      let (known, priority) = children.withChild(at: index) {
        ($0.boundsForSizing[axis], $0.layoutPriority)
      }
      candidates.append(Candidate(index: index, priority: priority.isNaN ? 0 : priority))
      if known?.isExact == true {
        setLengths(index, known)
      } else {
        unknown.append(index)
      }
    }
    if !unknown.isEmpty { resolve(unknown, of: children, axis, cross) }
    for index in candidates.indices.dropFirst()
    where candidates[index].precedes(candidates[index - 1]) {
      candidates.sort { $0.precedes($1) }
      break
    }
  }

  /// Sets the minimum length and the flexibility of a child.
  private mutating func setLengths(_ index: Int, _ lengths: IntrinsicBounds.Lengths?) {
    guard let minimum = lengths?.minimum.lower, let maximum = lengths?.maximum.lower else { return }
    candidates[index].minimum = minimum
    // A child with an infinite minimum (∞ − ∞) is not flexible.
    candidates[index].flexibility = (maximum - minimum).isNaN ? 0 : maximum - minimum
  }

  /// Determines the order of the children whose lengths are unknown.
  private mutating func resolve(
    _ unknown: [Int], of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) {
    isIndependentOfCrossLength = false
    let highest = candidates.map(\.priority).max() ?? 0
    let largest = unknown.max { children[$0].layoutNodeCount < children[$1].layoutNodeCount }
    for index in unknown where index != largest {
      measure(index, of: children, axis, cross, highest)
    }
    guard let largest else { return }
    let isHighest = candidates[largest].priority == highest
    if isHighest, isFirst(largest, of: children, axis, cross) {
      candidates[largest].forcedOrder = -1
    } else if isHighest, isLast(largest, of: children, axis, cross) {
      candidates[largest].forcedOrder = 1
      isIndependentOfCrossLength = isIndependentOfCrossLength && unknown.count == 1
    } else {
      isIndependentOfCrossLength = false
      measure(largest, of: children, axis, cross, highest)
    }
  }

  /// Measures the lengths of a child that affect the order: the maximum if others have the same
  /// priority, and the minimum also if it is reserved for the child.
  private mutating func measure(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength,
    _ highest: Double
  ) {
    let child = children[index]
    let priority = candidates[index].priority
    let known = child.boundsForSizing[axis]
    func response(to length: ProposedLength) -> CGFloat {
      child.sizeThatFits(Proposal(main: length, cross: cross, axis: axis))[axis]
    }
    let isAlone = candidates.allSatisfy { $0.priority != priority || $0.index == index }
    if isAlone, priority == highest { return }
    let minimum = known?.minimum.length ?? response(to: .zero)
    let maximum = isAlone ? minimum : known?.maximum.length ?? response(to: .infinity)
    setLengths(index, IntrinsicBounds.Lengths(minimum: minimum, maximum: maximum))
  }

  /// Returns whether a child has a finite maximum while all others of its priority have none.
  private func isFirst(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) -> Bool {
    let priority = candidates[index].priority
    return candidates.allSatisfy {
      $0.index == index || $0.priority != priority || $0.flexibility == .infinity
    } && children[index].staysFinite(at: Proposal(main: .infinity, cross: cross, axis: axis))
  }

  /// Returns whether the flexibility of a child is certain to exceed the flexibility of all others
  /// of its priority.
  private mutating func isLast(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) -> Bool {
    guard let known = children[index].boundsForSizing[axis], known.minimum.upper.isFinite else {
      return false
    }
    let priority = candidates[index].priority
    let others = candidates.lazy.filter { $0.index != index && $0.priority == priority }
    let most = others.map(\.flexibility).max() ?? -.infinity
    guard most < .infinity else { return false }
    let isBehind = others.allSatisfy { $0.index < index }
    func reachesThreshold(_ maximum: CGFloat) -> Bool {
      let flexibility = maximum - known.minimum.upper
      return flexibility > most || (isBehind && flexibility == most)
    }
    if reachesThreshold(known.maximum.lower) {
      isIndependentOfCrossLength = true
      return true
    }
    let proposal = Proposal(main: .infinity, cross: cross, axis: axis)
    // Slightly more than necessary, so that rounding does not require an exact result from the
    // descendants.
    let threshold = most + known.minimum.upper + 1
    return reachesThreshold(
      children[index].lowerBound(to: proposal, along: axis, threshold: threshold))
  }
}

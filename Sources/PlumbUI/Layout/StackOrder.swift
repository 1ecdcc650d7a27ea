internal import Foundation

/// The order in which a stack serves its children.
///
/// It follows from their least and greatest lengths. Most children know these; of the others, all
/// but the one with the most below it are asked, and that one often is the last of its priority
/// whatever it would say: then it is spared a question that goes down to every leaf. Without that
/// each of so many stacks in each other would ask for all below it, and n views would cost n times n.
struct StackOrder {
  /// The children in the order in which they are served.
  private(set) var candidates: [Candidate] = []
  /// Whether the order is the same whatever is proposed across.
  private(set) var isSettled = true

  struct Candidate {
    let index: Int
    let priority: Double
    /// In points; not known of those of the highest priority that nobody asked.
    fileprivate(set) var least: CGFloat = 0
    fileprivate var flexibility: CGFloat = 0
    /// Below 0 for one that is served before all others of its priority whatever it would say, above
    /// 0 for one that is served after them.
    fileprivate var standing = 0

    fileprivate func isServed(before other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if standing != other.standing { return standing < other.standing }
      if flexibility == .infinity, other.flexibility == .infinity, least != other.least {
        return least > other.least
      }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// Puts children in order.
  ///
  /// - Parameter cross: what all of them are proposed across.
  mutating func update(_ children: [LayoutNode], along axis: Axis, across cross: ProposedLength) {
    candidates.removeAll(keepingCapacity: true)
    isSettled = true
    var unknown: [Int] = []
    for index in children.indices {
      let (known, priority) = children.withChild(at: index) {
        ($0.intrinsicBounds[axis], $0.layoutPriority)
      }
      candidates.append(Candidate(index: index, priority: priority.isNaN ? 0 : priority))
      if known?.isExact == true {
        take(index, known)
      } else {
        unknown.append(index)
      }
    }
    if !unknown.isEmpty { settle(unknown, of: children, axis, cross) }
    for index in candidates.indices.dropFirst()
    where candidates[index].isServed(before: candidates[index - 1]) {
      candidates.sort { $0.isServed(before: $1) }
      break
    }
  }

  private mutating func take(_ index: Int, _ lengths: IntrinsicBounds.Lengths?) {
    guard let least = lengths?.least.low, let greatest = lengths?.greatest.low else { return }
    candidates[index].least = least
    // A child that is endless even at least (∞ − ∞) cannot bend.
    candidates[index].flexibility = (greatest - least).isNaN ? 0 : greatest - least
  }

  /// Finds out about those that do not know.
  private mutating func settle(
    _ unknown: [Int], of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) {
    isSettled = false
    let highest = candidates.map(\.priority).max() ?? 0
    let heaviest = unknown.max { children[$0].layoutNodeCount < children[$1].layoutNodeCount }
    for index in unknown where index != heaviest {
      ask(index, of: children, axis, cross, highest)
    }
    guard let heaviest else { return }
    let isHighest = candidates[heaviest].priority == highest
    if isHighest, isFirst(heaviest, of: children, axis, cross) {
      candidates[heaviest].standing = -1
    } else if isHighest, isLast(heaviest, of: children, axis, cross) {
      candidates[heaviest].standing = 1
      isSettled = isSettled && unknown.count == 1
    } else {
      isSettled = false
      ask(heaviest, of: children, axis, cross, highest)
    }
  }

  /// Asks a child what matters of it: its greatest length where others have the same priority, its
  /// least one also where that is set aside for it.
  private mutating func ask(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength,
    _ highest: Double
  ) {
    let child = children[index]
    let priority = candidates[index].priority
    let known = child.intrinsicBounds[axis]
    func response(to length: ProposedLength) -> CGFloat {
      child.sizeThatFits(Proposal(main: length, cross: cross, axis: axis))[axis]
    }
    let isAlone = candidates.allSatisfy { $0.priority != priority || $0.index == index }
    if isAlone, priority == highest { return }
    let least = known?.least.length ?? response(to: .zero)
    let greatest = isAlone ? least : known?.greatest.length ?? response(to: .infinity)
    take(index, IntrinsicBounds.Lengths(least: least, greatest: greatest))
  }

  /// Whether a child has a limit where all others of its priority have none.
  private func isFirst(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) -> Bool {
    let priority = candidates[index].priority
    return candidates.allSatisfy {
      $0.index == index || $0.priority != priority || $0.flexibility == .infinity
    } && children[index].staysFinite(at: Proposal(main: .infinity, cross: cross, axis: axis))
  }

  /// Whether a child bends so much more than all others of its priority that it is the last,
  /// however much.
  private mutating func isLast(
    _ index: Int, of children: [LayoutNode], _ axis: Axis, _ cross: ProposedLength
  ) -> Bool {
    guard let known = children[index].intrinsicBounds[axis], known.least.high.isFinite else {
      return false
    }
    let priority = candidates[index].priority
    let others = candidates.lazy.filter { $0.index != index && $0.priority == priority }
    let most = others.map(\.flexibility).max() ?? -.infinity
    guard most < .infinity else { return false }
    let isBehind = others.allSatisfy { $0.index < index }
    func isEnough(_ greatest: CGFloat) -> Bool {
      let flexibility = greatest - known.least.high
      return flexibility > most || (isBehind && flexibility == most)
    }
    if isEnough(known.greatest.low) {
      isSettled = true
      return true
    }
    let proposal = Proposal(main: .infinity, cross: cross, axis: axis)
    // A little more than it takes, so that nobody below is asked for the last digit.
    let enough = most + known.least.high + 1
    return isEnough(children[index].lowerBound(to: proposal, along: axis, enough: enough))
  }
}

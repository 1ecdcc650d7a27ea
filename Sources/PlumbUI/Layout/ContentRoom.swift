internal import Foundation

/// How large a container that shows a part of something is, for views inside to measure themselves
/// by, whatever they are proposed.
final class AvailableSize {
  struct Observer {
    weak var node: LayoutNode?
  }

  /// Without the lengths that are not known.
  private(set) var size = Proposal.unspecified
  /// Some of which may be gone.
  private(set) var observers: [ObjectIdentifier: Observer] = [:]
  /// The number of followers at which those that are gone are left out.
  private var sweepCount = 16

  /// Has a node forget its answers when the room is another one.
  func follow(_ node: LayoutNode) {
    observers[ObjectIdentifier(node)] = Observer(node: node)
    guard observers.count >= sweepCount else { return }
    sweep()
    // Twice as many as stay, so that sweeping costs each that comes the same.
    sweepCount = max(2 * observers.count, 16)
  }

  private func sweep() {
    observers = observers.filter { $0.value.node != nil }
  }

  func give(_ size: Proposal) {
    guard size != self.size else { return }
    self.size = size
    sweep()
    for observer in observers.values { observer.node?.invalidate() }
  }
}

/// A box whose lengths follow from those of the container that shows it.
///
/// As SwiftUI: that is the nearest view that scrolls, or the window. Along an axis whose length is not
/// known there the box does what its content does.
final class RelativeFrameNode: UnaryNode {
  private var axes: Axis.Set = []
  private var alignment = Alignment.center
  private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// Functions do not compare, so any new one may say something else.
  func update(
    axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    invalidate()
  }

  private func ownLength(along axis: Axis) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)), let availableSize = containerAvailableSize else {
      return nil
    }
    availableSize.follow(self)
    guard let available = availableSize.size[axis].value else { return nil }
    let length = length(available, axis)
    return length.isFinite ? max(length, 0) : nil
  }

  private var containerAvailableSize: AvailableSize? {
    var next = parent
    while let node = next {
      if let availableSize = node.availableSize { return availableSize }
      next = node.parent
    }
    return nil
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases {
      if let length = ownLength(along: axis) { inner[axis] = ProposedLength(length) }
    }
    return inner
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let fittingSize = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: ownLength(along: .horizontal) ?? fittingSize.width,
      height: ownLength(along: .vertical) ?? fittingSize.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func staysFinite(at proposal: Proposal) -> Bool { false }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override func findLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(
      hidesHorizontal: axes.contains(.horizontal), hidesVertical: axes.contains(.vertical))
  }
}

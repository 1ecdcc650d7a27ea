internal import Foundation

/// The available size in a scrolling container or a window, for descendants with lengths relative
/// to it, independent of the size that is proposed to them.
final class AvailableSize {
  struct Observer {
    weak var node: LayoutNode?
  }

  /// The available size in points; a length that is not known is unspecified.
  private(set) var size = Proposal.unspecified
  /// The observing nodes, some of which may be deallocated.
  private(set) var observers: [ObjectIdentifier: Observer] = [:]
  /// The number of observers at which deallocated ones are removed.
  private var sweepCount = 16

  /// Adds a node that is invalidated when the size changes.
  func addObserver(_ node: LayoutNode) {
    observers[ObjectIdentifier(node)] = Observer(node: node)
    guard observers.count >= sweepCount else { return }
    sweep()
    // Twice the number of remaining observers, so that the amortized cost of an insertion is
    // constant.
    sweepCount = max(2 * observers.count, 16)
  }

  /// Removes deallocated observers.
  private func sweep() {
    observers = observers.filter { $0.value.node != nil }
  }

  /// Sets the size and invalidates the observers if it has changed.
  func update(_ size: Proposal) {
    guard size != self.size else { return }
    self.size = size
    sweep()
    for observer in observers.values { observer.node?.invalidate() }
  }
}

/// A node with lengths relative to its container.
///
/// As SwiftUI: the container is the nearest scroll view, or the window. Along an axis on which the
/// container's length is unknown the node has the length of its content.
@_spi(Nodes) @usableFromInline final class RelativeFrameLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".containerRelativeFrame" }

  private var axes: Axis.Set = []
  private var alignment = Alignment.center
  private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// Sets the axes and the length function. Always invalidates layout, because functions cannot be
  /// compared.
  func update(
    axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    invalidate()
  }

  /// Returns the length of the node along an axis in points; `nil` if it is the length of the
  /// content.
  private func ownLength(along axis: Axis) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)), let availableSize = containerAvailableSize else {
      return nil
    }
    availableSize.addObserver(self)
    guard let available = availableSize.size[axis].value else { return nil }
    let length = length(available, axis)
    return length.isFinite ? max(length, 0) : nil
  }

  private var containerAvailableSize: AvailableSize? {
    for node in ancestors {
      if let availableSize = node.availableSize { return availableSize }
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
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override func computeLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(
      hidesHorizontal: axes.contains(.horizontal), hidesVertical: axes.contains(.vertical))
  }
}

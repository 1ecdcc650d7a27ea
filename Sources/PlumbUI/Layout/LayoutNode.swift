internal import Foundation

/// The box: it answers proposals with sizes, is placed in its parent, and can be drawn and hit.
///
/// The contract, as SwiftUI's:
/// 1. A parent proposes; the node answers with any size it likes (`sizeThatFits`). The answer
///    depends on the node, what lies below it and the proposal, on nothing else, so it is
///    remembered until the node is invalidated.
/// 2. The parent places the node with a proposal (`place`); the node's size is its answer to that.
/// 3. Coordinates are relative to the parent, in points, so a moved subtree costs one store.
///
/// A node knows no view, no state, no actor and no screen.
class LayoutNode {
  /// The node that measures and places this one; it owns this node.
  final unowned(safe) var parent: LayoutNode?
  final private(set) var children: [LayoutNode] = []
  /// Where the node stands among its parent's children.
  final private(set) var index = 0

  /// The top left corner in the parent, in points.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  /// The proposal the node was placed with.
  final private(set) var placedProposal = Proposal(width: .never, height: .never)

  final private var memo = MeasureCache()
  /// Whether this node or one below it changed since it was placed.
  final private var isDirty = true
  /// Whether the node told its parent anything since it was invalidated last.
  final private var hasAnswered = false

  /// Whether leading is on the right: containers arrange from the left and mirror at the end.
  final var isRightToLeft = false
  /// Whether the parent shows the node at all; a container that chooses among children hides the rest.
  final var isShown = true
  /// The object that takes the events of this node; its type is the business of `Interaction`.
  final weak var responder: AnyObject?
  /// The grid row the node is a cell of, written by the row.
  final var ownGridRow: GridRowMark?

  init() {}

  // MARK: Measuring

  /// The node's answer to a proposal.
  final func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if let size = memo.size(for: proposal) { return size }
    LayoutCounters.countMeasure()
    let size = computeSize(proposal)
    memo.insert(size, for: proposal)
    hasAnswered = true
    return size
  }

  /// Works the answer out; called only when it is not known.
  func computeSize(_ proposal: Proposal) -> CGSize { .zero }

  /// The size at a proposal together with the guides other views align to.
  final func dimensions(in proposal: Proposal) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The position of a guide that a view below sets itself, in this node's coordinates at a
  /// proposal; `nil` where the guide only follows from the size.
  func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? { nil }

  // MARK: Placing

  /// Puts the node at a point of its parent, at its answer to a proposal.
  final func place(at origin: CGPoint, proposal: Proposal) {
    self.origin = origin
    guard isDirty || proposal != placedProposal else { return }
    size = sizeThatFits(proposal)
    placedProposal = proposal
    isDirty = false
    LayoutCounters.countPlacement()
    placeChildren()
  }

  /// Places every child inside `size`; called only when something changed.
  func placeChildren() {}

  /// Places a child at a point given as if leading were left.
  final func place(_ child: LayoutNode, at placement: Placement) {
    var origin = placement.origin
    if isRightToLeft {
      origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width
    }
    child.place(at: origin, proposal: placement.proposal)
  }

  // MARK: Changing

  /// Gives the node other children; does nothing when they are the same ones.
  final func setChildren(_ nodes: [LayoutNode]) {
    if nodes.count == children.count, zip(nodes, children).allSatisfy({ $0 === $1 }) { return }
    for child in children where child.parent === self { child.parent = nil }
    children = nodes
    for (index, child) in nodes.enumerated() {
      child.parent = self
      child.index = index
    }
    childrenDidChange()
    invalidate()
  }

  /// Told after the node got other children.
  func childrenDidChange() {}

  /// Forgets what the node and its ancestors answered, as something about it changed.
  ///
  /// Stops at an ancestor that has forgotten already and was not asked since.
  final func invalidate() {
    var next: LayoutNode? = self
    while let node = next, !node.isDirty || node.hasAnswered || node === self {
      node.isDirty = true
      node.hasAnswered = false
      node.memo.removeAll()
      node.didInvalidate()
      next = node.parent
    }
  }

  /// Says that the node told its parent something other than a size.
  final func didAnswer() {
    hasAnswered = true
  }

  /// Told when the node or one below it changed; drops what was derived from the children.
  func didInvalidate() {}

  // MARK: What the parent asks besides sizes

  /// Distances this node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// As SwiftUI: a stack serves higher priorities first.
  var layoutPriority: Double { 0 }

  /// The value a view set for a custom layout to read, under the key's identity.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// What the node asks of a grid it is a cell of.
  var gridCell: GridCellTraits { GridCellTraits() }

  /// The grid row the node belongs to.
  var gridRow: GridRowMark? { ownGridRow }

  // MARK: Showing and hitting

  /// Adds what the node shows to the list, children included.
  func draw(in context: inout DrawContext) {
    for child in children { context.draw(child) }
  }

  /// The front-most node that takes a point given in this node's coordinates.
  func hitTest(_ point: CGPoint) -> LayoutNode? {
    for child in children.reversed() where child.isShown {
      let inside = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let hit = child.hitTest(inside) { return hit }
    }
    return nil
  }

  /// Whether a point in this node's coordinates lies inside its bounds.
  final func containsPoint(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// The node's rectangle in the root's coordinates, in points.
  final var frameInRoot: CGRect {
    var corner = origin
    var next = parent
    while let node = next {
      corner.x += node.origin.x
      corner.y += node.origin.y
      next = node.parent
    }
    return CGRect(origin: corner, size: size)
  }

  /// Whether the node and everything above it is shown.
  final var isShownInTree: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if !node.isShown { return false }
      next = node.parent
    }
    return true
  }
}

/// Where a container puts a child and what it proposes to it there.
struct Placement {
  /// The child's top left corner, as if leading were left.
  var origin: CGPoint
  var proposal: Proposal
}

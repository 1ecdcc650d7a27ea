public import Foundation

/// A collection of the subviews of a custom layout.
///
/// A value may be stored and copied; placing works only inside `placeSubviews`. Used on one thread
/// only, but `Sendable`, because the type may be stored in types that require it.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection
  // A subview refers to all of them, so that the module of the layout, which sees through the
  // subscript, need not retain what it borrows from this value.
  @usableFromInline let arranged: ArrangedNodes
  /// The indices of the subviews among the arranged nodes.
  @usableFromInline private(set) var range: Range<Int>

  init(_ arranged: ArrangedNodes, layoutDirection: LayoutDirection) {
    self.arranged = arranged
    self.layoutDirection = layoutDirection
    range = arranged.nodes.indices
  }

  private var slice: ArraySlice<LayoutNode> { arranged.nodes[range] }

  var nodes: [LayoutNode] {
    range == arranged.nodes.indices ? arranged.nodes : Array(slice)
  }

  private func with(_ nodes: [LayoutNode], _ recorder: PlacementRecorder?) -> LayoutSubviews {
    LayoutSubviews(
      ArrangedNodes(nodes, of: arranged.layout, recorder: recorder),
      layoutDirection: layoutDirection)
  }

  /// Returns the subviews with a recorder, so that they can be placed.
  func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
    var subviews = with(arranged.nodes, recorder)
    subviews.range = range
    return subviews
  }

  /// Records placements computed by a built-in rule.
  func place(_ placements: [Placement], in bounds: CGRect) {
    for (subview, placement) in zip(self, placements) {
      subview.record(
        at: CGPoint(
          x: bounds.origin.x + placement.origin.x, y: bounds.origin.y + placement.origin.y),
        anchor: .topLeading, proposal: placement.proposal)
    }
  }

  @inlinable public var startIndex: Int { range.lowerBound }
  @inlinable public var endIndex: Int { range.upperBound }

  @inlinable public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "A layout has no subview at this index.")
    return LayoutSubview(arranged, at: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var subviews = self
    subviews.range = slice[bounds].indices
    return subviews
  }

  /// The subviews from an index to the end. A `PartialRangeFrom` as a sequence of indices would be
  /// infinite.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The subviews at the given indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let slice = slice
    return with(indices.map { slice[$0] }, arranged.recorder)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.slice.elementsEqual(rhs.slice, by: ===)
  }
}

/// A proxy of one subview of a custom layout.
///
/// One that is kept after the call of the layout keeps the others, too.
public struct LayoutSubview: Equatable {
  @usableFromInline let arranged: ArrangedNodes
  /// The index of the subview among the arranged nodes, one of theirs.
  @usableFromInline let position: Int

  @inlinable init(_ arranged: ArrangedNodes, at position: Int) {
    self.arranged = arranged
    self.position = position
  }

  /// Calls `body` with the node of the subview without retaining it.
  @inline(__always) private func withNode<Result>(_ body: (LayoutNode) -> Result) -> Result {
    arranged.nodes.withChild(at: position, body)
  }

  /// The value that the view sets for a key, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    withNode { $0.value(for: key) }
  }

  /// The layout priority of the subview.
  public var priority: Double { withNode(\.layoutPriority) }
  /// The spacing preferences of the subview.
  public var spacing: ViewSpacing { withNode(\.spacing) }

  /// Returns the size of the subview for a proposal, in points. Sizes are cached.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withNode { $0.sizeThatFits(Proposal(proposal)) }
  }

  /// Returns the size and the guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    withNode { $0.dimensions(in: Proposal(proposal)) }
  }

  /// Places the subview with its anchor at a position. The last call for a subview counts.
  ///
  /// - Parameters:
  ///   - position: in the coordinates of the bounds passed to `placeSubviews`, in points; must not
  ///     be NaN.
  ///   - anchor: the point of the subview that is placed at `position`.
  ///   - proposal: the proposal that determines the size of the subview.
  /// - Precondition: called from `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    precondition(
      !position.x.isNaN && !position.y.isNaN,
      "\(name) is placed at (\(position.x), \(position.y)); give it a position that is a number.")
    record(at: position, anchor: anchor, proposal: Proposal(proposal))
  }

  /// Records a placement without checking the position: a NaN computed by a built-in rule is not a
  /// mistake of the caller.
  fileprivate func record(at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    guard let recorder = arranged.recorder else {
      preconditionFailure(
        "\(name) is placed outside of placeSubviews; everything else may only measure it.")
    }
    recorder.record(
      index: withNode(\.index), position: position, anchor: anchor, proposal: proposal)
  }

  private var node: LayoutNode { arranged.nodes[position] }

  /// A description of the subview and its layout, for messages.
  private var name: String { "Subview \(node.index) of \(arranged.layout)" }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node
  }
}

/// The nodes behind the subviews of a custom layout.
@usableFromInline final class ArrangedNodes {
  let nodes: [LayoutNode]
  /// The type of the layout, for messages.
  let layout: any Layout.Type
  /// The recorder of placements; `nil` where the layout may only measure.
  let recorder: PlacementRecorder?

  init(_ nodes: [LayoutNode], of layout: any Layout.Type, recorder: PlacementRecorder? = nil) {
    self.nodes = nodes
    self.layout = layout
    self.recorder = recorder
  }
}

extension LayoutNode {
  /// Returns the value that the view sets for a key, or the key's default value.
  package func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    guard let known = layoutValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return known.value(of: key)
  }
}

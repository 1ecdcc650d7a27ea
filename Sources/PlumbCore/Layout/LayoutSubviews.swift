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
  private var slice: ArraySlice<LayoutNode>
  private var recorder: PlacementRecorder?
  /// The type of the layout, for messages.
  private let layout: any Layout.Type

  init(
    _ nodes: [LayoutNode], of layout: any Layout.Type, layoutDirection: LayoutDirection,
    recorder: PlacementRecorder? = nil
  ) {
    slice = nodes[...]
    self.layout = layout
    self.layoutDirection = layoutDirection
    self.recorder = recorder
  }

  private func with(_ slice: ArraySlice<LayoutNode>) -> LayoutSubviews {
    var subviews = self
    subviews.slice = slice
    return subviews
  }

  var nodes: [LayoutNode] { Array(slice) }

  /// Returns the subviews with a recorder, so that they can be placed.
  func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
    var subviews = self
    subviews.recorder = recorder
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

  public var startIndex: Int { slice.startIndex }
  public var endIndex: Int { slice.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: slice[index], layout: layout, recorder: recorder)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    with(slice[bounds])
  }

  /// The subviews from an index to the end. A `PartialRangeFrom` as a sequence of indices would be
  /// infinite.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The subviews at the given indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    with(indices.map { slice[$0] }[...])
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.slice.elementsEqual(rhs.slice, by: ===)
  }
}

/// A proxy of one subview of a custom layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  private let layout: any Layout.Type
  private let recorder: PlacementRecorder?

  init(node: LayoutNode, layout: any Layout.Type, recorder: PlacementRecorder?) {
    self.node = node
    self.layout = layout
    self.recorder = recorder
  }

  /// The value that the view sets for a key, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.value(for: key)
  }

  /// The layout priority of the subview.
  public var priority: Double { node.layoutPriority }
  /// The spacing preferences of the subview.
  public var spacing: ViewSpacing { node.spacing }

  /// Returns the size of the subview for a proposal, in points. Sizes are cached.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(Proposal(proposal))
  }

  /// Returns the size and the guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: Proposal(proposal))
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
    guard let recorder else {
      preconditionFailure(
        "\(name) is placed outside of placeSubviews; everything else may only measure it.")
    }
    recorder.record(index: node.index, position: position, anchor: anchor, proposal: proposal)
  }

  /// A description of the subview and its layout, for messages.
  private var name: String { "Subview \(node.index) of \(layout)" }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// A recorder of the placements made by a custom layout.
final class PlacementRecorder {
  private struct Record {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal
  }

  private var records: [Record?]

  init(count: Int) {
    records = Array(repeating: nil, count: count)
  }

  /// Records the placement of a subview; replaces an earlier one.
  func record(index: Int, position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    records[index] = Record(position: position, anchor: anchor, proposal: proposal)
  }

  /// Returns the recorded placements, with top left corners relative to the bounds.
  ///
  /// As SwiftUI: a subview that was not placed is centred, at its size for the container's own
  /// proposal.
  func placements(_ nodes: [LayoutNode], in bounds: CGRect, proposal: Proposal) -> [Placement] {
    nodes.indices.map { index in
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      let record =
        records[index] ?? Record(position: middle, anchor: .center, proposal: proposal)
      let size = nodes[index].sizeThatFits(record.proposal)
      return Placement(
        origin: CGPoint(
          x: record.position.x - bounds.origin.x - part(record.anchor.x, of: size.width),
          y: record.position.y - bounds.origin.y - part(record.anchor.y, of: size.height)),
        proposal: record.proposal, fittingSize: size)
    }
  }

  /// Returns a fraction of a length. A fraction of 0 of an infinite length is 0, not NaN.
  private func part(_ share: CGFloat, of length: CGFloat) -> CGFloat {
    share == 0 ? 0 : share * length
  }
}

extension LayoutNode {
  /// Returns the value that the view sets for a key, or the key's default value.
  package func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    guard let known = layoutValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return known.value(of: key)
  }
}

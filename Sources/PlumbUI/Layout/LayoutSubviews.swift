public import Foundation

/// The subviews of a custom layout.
///
/// Safe to keep and copy; placing works only inside `placeSubviews`. All on one thread, though
/// the type may be stored where `Sendable` is asked for.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  public var layoutDirection: LayoutDirection
  private var slice: ArraySlice<LayoutNode>
  private var recorder: PlacementRecorder?
  /// What arranges the subviews, for messages.
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

  func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
    var subviews = self
    subviews.recorder = recorder
    return subviews
  }

  /// Places by the engine's own rules, which speak of nodes.
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

  /// The subviews from an index on; a range without end would be an endless list of indices.
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

/// One subview of a custom layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  private let layout: any Layout.Type
  private let recorder: PlacementRecorder?

  init(node: LayoutNode, layout: any Layout.Type, recorder: PlacementRecorder?) {
    self.node = node
    self.layout = layout
    self.recorder = recorder
  }

  /// The value the view set for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  public var priority: Double { node.layoutPriority }
  public var spacing: ViewSpacing { node.spacing }

  /// The subview's answer to a proposal, in points; asking again costs nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(Proposal(proposal))
  }

  /// The subview's answer together with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: Proposal(proposal))
  }

  /// Puts the subview's anchor at a position; the last call for a subview counts.
  ///
  /// - Parameters:
  ///   - position: in the coordinates of the bounds given to `placeSubviews`, not NaN.
  ///   - anchor: the point of the subview that stands there.
  ///   - proposal: the subview gets the size it answers to this.
  /// - Precondition: called from `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    precondition(
      !position.x.isNaN && !position.y.isNaN,
      "\(name) is placed at (\(position.x), \(position.y)); give it a position that is a number.")
    record(at: position, anchor: anchor, proposal: Proposal(proposal))
  }

  /// Places without a look at the position: where the engine's own rules come to no number, it is
  /// not their caller's mistake.
  fileprivate func record(at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    guard let recorder else {
      preconditionFailure(
        "\(name) is placed outside of placeSubviews; everything else may only measure it.")
    }
    recorder.record(index: node.index, position: position, anchor: anchor, proposal: proposal)
  }

  /// Which subview of which layout it is, for messages.
  private var name: String { "Subview \(node.index) of \(layout)" }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// Takes down where a custom layout places its subviews.
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

  func record(index: Int, position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    records[index] = Record(position: position, anchor: anchor, proposal: proposal)
  }

  /// Top left corners relative to the bounds.
  ///
  /// As SwiftUI: a subview that was not placed stands in the middle, at its answer to the
  /// container's own proposal.
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

  /// Nothing of an endless length is nothing.
  private func part(_ share: CGFloat, of length: CGFloat) -> CGFloat {
    share == 0 ? 0 : share * length
  }
}

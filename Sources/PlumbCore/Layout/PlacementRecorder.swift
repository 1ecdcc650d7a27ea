internal import Foundation

/// A recorder of the placements made by a custom layout.
final class PlacementRecorder {
  private struct Record {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal
  }

  // Sound unchecked: no access runs code of a layout or of a node.
  @exclusivity(unchecked) private var records: [Record?]

  init(count: Int) {
    unsafe records = Array(repeating: nil, count: count)
  }

  /// The number of subviews.
  var count: Int { unsafe records.count }

  /// Records the placement of a subview; replaces an earlier one.
  func record(index: Int, position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    unsafe records[index] = Record(position: position, anchor: anchor, proposal: proposal)
  }

  /// Forgets all placements.
  func removeAll() {
    for index in unsafe records.indices { unsafe records[index] = nil }
  }

  /// Returns the recorded placements, with top left corners relative to the bounds.
  ///
  /// As SwiftUI: a subview that was not placed is centred, at its size for the container's own
  /// proposal.
  func placements(_ nodes: [LayoutNode], in bounds: CGRect, proposal: Proposal) -> [Placement] {
    let records = unsafe records
    return nodes.indices.map { index in
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      let record =
        records[index] ?? Record(position: middle, anchor: .center, proposal: proposal)
      let size = nodes.withChild(at: index) { $0.sizeThatFits(record.proposal) }
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

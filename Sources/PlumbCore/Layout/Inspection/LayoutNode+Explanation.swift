internal import Foundation

/// Why a node has its size, in words.
extension LayoutNode {
  /// One to three sentences about the offer to the node, the reason for it, and the size that the
  /// node took.
  final var explanation: String {
    [offer, answer].compactMap(\.self).joined(separator: " ")
  }

  private var offer: String? {
    guard let parent else { return nil }
    if let reason = parent.offerReason(for: self) { return reason }
    return parent.placedProposal == placedProposal
      ? "It was offered all that its container was offered, \(ShortText(placedProposal))."
      : "It was offered \(ShortText(placedProposal))."
  }

  private var answer: String {
    if let sizeReason { return sizeReason }
    let width = placedProposal.width.value == size.width
    let height = placedProposal.height.value == size.height
    if width, height { return "It took all of it." }
    if width || height {
      let rest =
        width ? "\(ShortText(size.height)) of the height" : "\(ShortText(size.width)) of the width"
      return "It took all of the \(width ? "width" : "height") and \(rest)."
    }
    return "It took \(ShortText(size)), which is what its content needs."
  }
}

internal import Foundation

/// A node that prints requests and responses, and passes everything on to its content.
final class DebugLayoutNode: UnaryLayoutNode {
  private let name: String
  private let output: @Sendable (String) -> Void

  /// - Parameters:
  ///   - name: the start of each line.
  ///   - output: receives the lines, without line breaks.
  init(name: String, output: @escaping @Sendable (String) -> Void) {
    self.name = name
    self.output = output
  }

  override var modifierDescription: String? { ".debugLayout(\"\(name)\")" }

  override var drawingReach: CGFloat? { 0 }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let size = super.computeSize(proposal)
    output("\(name): proposed \(ShortText(proposal)), took \(ShortText(size))")
    return size
  }

  override func placeChildren(in context: UpdateContext) {
    output(
      "\(name): placed at \(ShortText(origin)) with \(ShortText(placedProposal)), \(ShortText(size))"
    )
    super.placeChildren(in: context)
  }
}

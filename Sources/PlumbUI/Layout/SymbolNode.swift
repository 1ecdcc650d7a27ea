internal import Foundation

/// The box of a symbol, or of a picture that is not there.
final class SymbolNode: LayoutNode {
  private var drawing = SymbolDrawing()
  private var length: CGFloat = 0
  private var capHeight: CGFloat = 0
  private var isResizable = false
  private var style = AnimatedStyle()
  /// Whether a box shows in its place.
  var isRedacted = false

  /// - Parameters:
  ///   - symbol: `nil` for what is unknown.
  ///   - length: the side of the square it takes, in points.
  func update(_ symbol: Symbol?, length: CGFloat, isResizable: Bool, capHeight: CGFloat) {
    drawing.symbol = symbol
    let isSame =
      length == self.length && capHeight == self.capHeight && isResizable == self.isResizable
    (self.length, self.capHeight, self.isResizable) = (length, capHeight, isResizable)
    if !isSame { invalidate() }
  }

  func update(
    weight: Font.Weight, style: ResolvedStyle, ground: ResolvedColor, at context: UpdateContext
  ) {
    drawing.weight = weight
    drawing.ground = ground
    self.style.set(style, at: context, of: self)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return CGSize(width: length, height: length) }
    return CGSize(
      width: proposal.width.resolved(or: length), height: proposal.height.resolved(or: length))
  }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline:
      isResizable ? nil : (length + capHeight) / 2
    default: nil
    }
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    if isRedacted { return context.addRedactedImage(in: frame) }
    context.paint(style.current, in: frame) { drawing.draw(in: frame, $1, &$0) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

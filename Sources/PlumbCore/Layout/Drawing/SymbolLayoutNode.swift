internal import Foundation

/// The node of a symbol, or of a missing image.
final class SymbolLayoutNode: LayoutNode {
  private var drawing = SymbolDrawing()
  private var length: CGFloat = 0
  /// The cap height of the font in points, on which the symbol is centred.
  private var capHeight: CGFloat = 0
  private var isResizable = false
  private var style = AnimatedStyle()
  /// Whether a placeholder is shown instead of the symbol.
  var isRedacted = false

  /// - Parameters:
  ///   - symbol: `nil` for an unknown symbol.
  ///   - length: the side of the square that the symbol occupies, in points.
  func update(_ symbol: Symbol?, length: CGFloat, isResizable: Bool, capHeight: CGFloat) {
    drawing.symbol = symbol
    let isSame =
      length == self.length && capHeight == self.capHeight && isResizable == self.isResizable
    (self.length, self.capHeight, self.isResizable) = (length, capHeight, isResizable)
    if !isSame { invalidate() }
  }

  func update(
    weight: Font.Weight, style: ResolvedStyle, at context: UpdateContext
  ) {
    drawing.weight = weight
    self.style.set(style, at: context, of: self)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return CGSize(width: length, height: length) }
    return CGSize(
      width: proposal.width.resolved(or: length), height: proposal.height.resolved(or: length))
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
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

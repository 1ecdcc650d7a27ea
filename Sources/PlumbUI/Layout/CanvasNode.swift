internal import Foundation

/// What a canvas shows at a size; somebody else knows.
protocol CanvasContent: AnyObject {
  /// The commands in points from the canvas' top left corner.
  func commands(size: CGSize, scale: CGFloat) -> [DrawCommand]
}

/// The box of a canvas.
///
/// As SwiftUI: it takes all room it is proposed, 10 points where nothing is proposed. What is drawn
/// is kept until something it was made from changes. The boxes inside are symbols: they stand
/// nowhere, and are drawn wherever the canvas draws them.
final class CanvasNode: LayoutNode {
  weak var source: (any CanvasContent)?
  private var kept: (size: CGSize, scale: CGFloat, commands: [DrawCommand])?

  /// Has everything drawn anew.
  func setNeedsDrawing() {
    kept = nil
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in context: UpdateContext) {
    for child in children { child.place(at: .zero, proposal: .unspecified, in: context) }
    kept = nil
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let commands = commands(size: frame.size, scale: context.scale)
    if commands.isEmpty { return }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    context.add(.clip(Path(frame), FillStyle(), [.transform(place, commands)]))
  }

  private func commands(size: CGSize, scale: CGFloat) -> [DrawCommand] {
    // A symbol may look different without having said so.
    if let kept, kept.size == size, kept.scale == scale, children.isEmpty { return kept.commands }
    let commands = source?.commands(size: size, scale: scale) ?? []
    kept = (size, scale, commands)
    return commands
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

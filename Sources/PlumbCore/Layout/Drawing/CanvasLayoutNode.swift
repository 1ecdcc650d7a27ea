internal import Foundation

/// A provider of the draw commands of a canvas.
protocol CanvasContent: AnyObject {
  /// Returns the commands, in points from the top left corner of the canvas.
  func commands(size: CGSize, scale: CGFloat) -> [DrawCommand]
}

/// The node of a canvas.
///
/// As SwiftUI: it takes the whole proposed size, 10 points where nothing is proposed. The commands
/// are cached until something they depend on changes. The children are symbols: they have no
/// position of their own, and are drawn wherever the canvas draws them.
final class CanvasLayoutNode: LayoutNode {
  weak var source: (any CanvasContent)?
  private var cached: (size: CGSize, scale: CGFloat, commands: [DrawCommand])?

  /// Discards the cached commands.
  func setNeedsDrawing() {
    cached = nil
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in context: UpdateContext) {
    for child in children { child.place(at: .zero, proposal: .unspecified, in: context) }
    cached = nil
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let commands = commands(size: frame.size, scale: context.scale)
    if commands.isEmpty { return }
    let translation = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    context.add(.clip(Path(frame), FillStyle(), [.transform(translation, commands)]))
  }

  private func commands(size: CGSize, scale: CGFloat) -> [DrawCommand] {
    // A symbol may have changed its appearance without notification.
    if let cached, cached.size == size, cached.scale == scale, children.isEmpty {
      return cached.commands
    }
    let commands = source?.commands(size: size, scale: scale) ?? []
    cached = (size, scale, commands)
    return commands
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

internal import Foundation

/// The way in which a text is measured and drawn in place of its node.
final class TextRendering {
  /// Draws a run with its pen at a point, in the coordinates of the text.
  typealias DrawRun = (TextLayout.PlacedRun, CGPoint, inout DrawContext) -> Void

  /// Returns the size for a proposal; `measure` returns the size of the text alone.
  let size: (_ proposal: Proposal, _ measure: @escaping (Proposal) -> CGSize) -> CGSize
  /// Returns the commands that draw a text of a size at a number of pixels per point.
  let commands:
    (
      _ layout: TextLayout, _ size: CGSize, _ scale: CGFloat, _ isRightToLeft: Bool,
      _ drawRun: @escaping DrawRun
    ) -> [DrawCommand]

  init(
    size: @escaping (Proposal, @escaping (Proposal) -> CGSize) -> CGSize,
    commands: @escaping (TextLayout, CGSize, CGFloat, Bool, @escaping DrawRun) -> [DrawCommand]
  ) {
    self.size = size
    self.commands = commands
  }
}

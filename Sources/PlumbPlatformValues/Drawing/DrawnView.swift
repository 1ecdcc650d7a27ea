package import Foundation
package import PlumbUI

/// A view that is measured and drawn outside of windows.
package struct DrawnView {
  private let view: AnyView

  /// Creates a drawing of a view.
  @MainActor package init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// Returns the size that the view takes of a proposal, in points.
  @MainActor package func size(for proposal: ProposedViewSize) -> CGSize {
    let host = HeadlessHost(
      proposing: proposal, to: view, textServices: EngineText.services,
      environment: EngineText.environment)
    host.layOutAfterAnimations()
    return host.measuredSize
  }

  /// Returns what the view draws in an area of a size, from its top left corner.
  @MainActor package func commands(size: CGSize, scale: CGFloat) -> [DrawCommand] {
    let host = HeadlessHost(
      view, size: size, scale: scale, textServices: EngineText.services,
      environment: EngineText.environment)
    host.layOutAfterAnimations()
    return host.tree.displayList().commands
  }

  /// Returns the pixels of the view in an area of a size, transparent where it draws nothing.
  @MainActor package func bitmap(size: CGSize, scale: CGFloat) -> Bitmap? {
    Bitmap.painted(
      DisplayList(
        commands: commands(size: size, scale: scale), background: .clear, size: size, scale: scale))
  }
}

extension CGContext {
  /// Draws commands that are given from the top left corner of a rectangle, with their upper edge at its upper edge.
  package func draw(_ commands: [DrawCommand], uprightIn rect: CGRect) {
    let place =
      isFlipped
      ? CGAffineTransform(translationX: rect.minX, y: rect.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    draw(place.isIdentity ? commands : [.transform(place, commands)])
  }
}

internal import Foundation

/// Panels beyond the edges of the window.
extension ViewTree {
  /// Sets a function that returns the part of the desktop that panels may cover, in points from the window's top left
  /// corner; `nil` if they stay in the window. It is called when a panel is shown, and for each frame with one.
  package func setPanelBounds(_ find: @escaping () -> CGRect?) {
    viewport.findPanelBounds = find
  }

  /// Updates the part of the desktop that panels may cover, for example after the window was moved.
  package func updatePanelBounds() { viewport.updatePanelBounds() }

  /// Returns the panels that extend beyond the edges of the window, as they were last laid out, back to front.
  ///
  /// The window's own list shows the rest of them as well, so that their shadows fall on it. Panels beyond its edges
  /// do not fade when they appear, because partly transparent pixels cannot be shown there.
  package func panels() -> [WindowPanel] {
    viewport.layersWithFreePanels.compactMap(panel)
  }

  private func panel(of layer: LayerLayoutNode) -> WindowPanel? {
    let window = CGRect(origin: .zero, size: viewport.size)
    guard layer.children.count > 1, let panel = layer.children.last else { return nil }
    let frame = panel.presentedFrame
    guard !frame.isEmpty, !window.contains(frame)
    else { return nil }
    let scale = scale
    func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      (length * scale).rounded(rule) / scale
    }
    // An arrow is outside of the panel.
    let drawn = frame.insetBy(
      dx: -AttachedPlacement.arrowLength, dy: -AttachedPlacement.arrowLength)
    let origin = CGPoint(x: pixel(drawn.minX, .down), y: pixel(drawn.minY, .down))
    let size = CGSize(
      width: pixel(drawn.maxX, .up) - origin.x, height: pixel(drawn.maxY, .up) - origin.y)
    var context = DrawContext(scale: scale, visiblePart: CGRect(origin: .zero, size: size))
    context.draw(panel, movedBy: CGSize(width: -origin.x, height: -origin.y))
    return WindowPanel(
      id: layer.order, origin: origin,
      content: DisplayList(
        commands: context.commands, background: .clear, size: size, scale: scale))
  }
}

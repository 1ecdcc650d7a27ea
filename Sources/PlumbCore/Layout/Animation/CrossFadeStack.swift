/// A stack of contents in one place: the current one, and earlier ones while they fade out.
///
/// The layers cross-fade. A layer that is shown again while it fades out fades in from its current
/// visibility, so that rapid changes are continuous.
struct CrossFadeStack<Content: Equatable> {
  /// A content with its visibility.
  struct Layer {
    let content: Content
    /// The visible fraction, 0 to 1; a spring may overshoot.
    let visibility: ActiveAnimation<Double>
  }

  /// The layers; the current one is the last.
  private(set) var layers: [Layer] = []

  /// Shows another content, or none, with the animation of the context.
  mutating func show(_ content: Content?, at context: UpdateContext, of node: LayoutNode) {
    layers.removeAll { !$0.visibility.isMoving && $0.visibility.current == 0 }
    let index = layers.firstIndex { $0.content == content }
    for layer in layers where layer.content != content {
      layer.visibility.retarget(to: 0, at: context)
    }
    if let index {
      layers.append(layers.remove(at: index))
      layers[layers.count - 1].visibility.retarget(to: 1, at: context)
    } else if let content {
      let visibility = ActiveAnimation(0.0, of: node)
      visibility.retarget(to: 1, at: context)
      layers.append(Layer(content: content, visibility: visibility))
    }
  }

  /// Shows a content without animation and removes all others.
  mutating func reset(_ content: Content?, of node: LayoutNode) {
    layers = content.map { [Layer(content: $0, visibility: ActiveAnimation(1.0, of: node))] } ?? []
  }

  /// Whether any layer is fading.
  var isMoving: Bool { layers.contains(where: \.visibility.isMoving) }
}

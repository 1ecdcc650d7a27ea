/// What one place shows, and what it showed before as far as that is still to be seen.
///
/// The layers cross-fade. One that is shown again while it fades comes back from where it is, so
/// that nothing jumps however fast changes follow each other.
struct CrossFadeStack<Content: Equatable> {
  struct Layer {
    let content: Content
    /// How much of it is there, 0 to 1; a spring may swing beyond.
    let presence: ActiveAnimation<Double>
  }

  /// The one that stays is the last.
  private(set) var layers: [Layer] = []

  /// Shows something else, or nothing, as the moment says.
  mutating func show(_ content: Content?, at context: UpdateContext, of node: LayoutNode) {
    layers.removeAll { !$0.presence.isMoving && $0.presence.current == 0 }
    let index = layers.firstIndex { $0.content == content }
    for layer in layers where layer.content != content {
      layer.presence.retarget(to: 0, at: context)
    }
    if let index {
      layers.append(layers.remove(at: index))
      layers[layers.count - 1].presence.retarget(to: 1, at: context)
    } else if let content {
      let presence = ActiveAnimation(0.0, of: node)
      presence.retarget(to: 1, at: context)
      layers.append(Layer(content: content, presence: presence))
    }
  }

  /// Shows something at once.
  mutating func reset(_ content: Content?, of node: LayoutNode) {
    layers = content.map { [Layer(content: $0, presence: ActiveAnimation(1.0, of: node))] } ?? []
  }

  var isMoving: Bool { layers.contains(where: \.presence.isMoving) }
}

/// The layout node of a window, which shows bars above the root view and other views in front of it.
package protocol WindowLayoutNode: BackgroundContainer {
  /// Shows a bar above the root view, below other bars.
  func showBar(_ bar: LayoutNode)

  /// Removes a bar above the root view.
  func hideBar(_ bar: LayoutNode)

  /// Shows views in front of all others.
  ///
  /// - Parameter context: the context in which they are inserted with a transition; `nil` for an immediate change.
  func show(_ layer: LayerLayoutNode, at context: UpdateContext?)

  /// Removes views in front of others.
  ///
  /// - Parameter context: the context in which they are removed with a transition; `nil` for an immediate change.
  func hide(_ layer: LayerLayoutNode, at context: UpdateContext?)
}

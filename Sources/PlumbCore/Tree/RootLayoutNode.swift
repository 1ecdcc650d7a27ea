internal import Foundation

/// The root layout node: it proposes the size of the window to the root view and centres the view, and
/// shows bars above it and other views in front of it.
final class RootLayoutNode: LayoutNode, WindowLayoutNode {
  /// The size of the window at the last layout, in points.
  private(set) var windowSize = CGSize.zero
  private let rootAvailableSize = AvailableSize()
  /// The root view.
  private var content: LayoutNode?
  /// The bars above the root view, from the top.
  private var bars: [LayoutNode] = []
  /// The backgrounds of the whole window, back to front.
  var backgrounds: [LayoutNode] = []
  /// The views in front of the root view, back to front.
  private var layers: [LayerLayoutNode] = []
  /// The number of layers shown so far.
  private var layerCount = 0
  /// Returns the part of the desktop that panels in front of the window may cover, in points from the window's top left
  /// corner; `nil` if they stay in the window.
  var findPanelBounds: (() -> CGRect?)?
  /// The part of the desktop when it was last requested.
  private var panelBounds: CGRect?

  /// Sets the layout node of the root view.
  func setContent(_ node: LayoutNode) {
    content = node
    updateChildren()
  }

  func showBar(_ bar: LayoutNode) {
    guard !bars.contains(where: { $0 === bar }) else { return }
    bars.append(bar)
    updateChildren()
  }

  func hideBar(_ bar: LayoutNode) {
    bars.removeAll { $0 === bar }
    updateChildren()
  }

  func show(_ layer: LayerLayoutNode, at context: UpdateContext?) {
    layerCount += 1
    layer.order = layerCount
    if layer.placement.isFree { panelBounds = findPanelBounds?() }
    layers.append(layer)
    updateChildren(at: context)
  }

  func hide(_ layer: LayerLayoutNode, at context: UpdateContext?) {
    layers.removeAll { $0 === layer }
    updateChildren(at: context)
  }

  /// Layers that are being removed keep their place in the order.
  override var backToFront: [LayoutNode] {
    let leaving = exitingNodes.compactMap { $0 as? LayerLayoutNode }
    guard !leaving.isEmpty || !backgrounds.isEmpty else { return children }
    return backgrounds + [content].compactMap(\.self) + bars
      + (layers + leaving).sorted { $0.order < $1.order }
  }

  /// The layers whose panels may be outside of the window, back to front, except layers that are being removed.
  var layersWithFreePanels: [LayerLayoutNode] { layers.filter(\.placement.isFree) }

  /// Updates the part of the desktop that panels may cover, while some are shown.
  func updatePanelBounds() {
    guard layers.contains(where: \.placement.isFree) else { return }
    let bounds = findPanelBounds?()
    guard bounds != panelBounds else { return }
    panelBounds = bounds
    invalidate()
  }

  /// The picture of a drag over the window, and the location of the pointer.
  private var dragPreview: (point: CGPoint, preview: DragPreview)?

  /// Shows a picture at a location of the pointer; `nil` for none.
  func setDragPreview(_ dragPreview: (CGPoint, DragPreview)?) {
    self.dragPreview = dragPreview
    drawingDidChange()
  }

  override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    if let dragPreview { dragPreview.preview.draw(at: dragPreview.point, in: &context) }
  }

  private func updateChildren(at context: UpdateContext? = nil) {
    setChildren([content].compactMap(\.self) + bars + layers + backgrounds, at: context)
  }

  func backgroundsDidChange() { updateChildren() }

  /// Lays out the content in a window size, in points. Returns whether the position of any node may
  /// have changed.
  func fill(_ windowSize: CGSize, at context: UpdateContext) -> Bool {
    // Also the first size, which may be zero.
    rootAvailableSize.update(Proposal(windowSize))
    if windowSize != self.windowSize {
      self.windowSize = windowSize
      invalidate()
    }
    return place(at: .zero, proposal: Proposal(windowSize), in: context)
  }

  override var drawingReach: CGFloat? { 0 }

  override var modifierDescription: String? { "Window" }

  override var sizeReason: String? { "The window has the size that its user gave it." }

  override func offerReason(for child: LayoutNode) -> String? {
    "The window offers its whole size."
  }

  override var availableSize: AvailableSize? { rootAvailableSize }

  /// The response of the root view to a proposal of zero, in points.
  var minimumSize: CGSize {
    var size = content?.sizeThatFits(.zero) ?? .zero
    for bar in bars {
      let barSize = bar.sizeThatFits(Proposal(width: .zero, height: .unspecified))
      size = CGSize(width: max(size.width, barSize.width), height: size.height + barSize.height)
    }
    return size
  }

  /// The size of a window that fits the views, in points: their response to no proposal.
  var idealSize: CGSize { windowSize(proposing: .unspecified) }

  /// The size above which the views do not become larger, in points; infinite along an axis that they fill.
  var maximumSize: CGSize {
    windowSize(proposing: Proposal(CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  func windowSize(proposing proposal: Proposal) -> CGSize {
    guard let content else { return .zero }
    let size = content.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + barHeight(in: size.width))
  }

  /// Returns the height of the bars in a window of a width, in points.
  private func barHeight(in width: CGFloat) -> CGFloat {
    let proposal = Proposal(width: ProposedLength(width), height: .unspecified)
    return bars.reduce(0) { $0 + $1.sizeThatFits(proposal).height }
  }

  /// The smallest size of a window that has the width of this one, in points.
  var minimumWindowSize: CGSize {
    guard let content else { return .zero }
    var minimum = minimumSize
    let width = max(windowSize.width, minimum.width)
    // The height of content without a height of its own is 0 there, which no width reduces.
    guard minimum.height > 0, width.isFinite else { return minimum }
    let height = content.sizeThatFits(Proposal(CGSize(width: width, height: 0))).height
    minimum.height = min(minimum.height, height + barHeight(in: width))
    return minimum
  }

  override func computeSize(_ proposal: Proposal) -> CGSize { windowSize }

  override func placeChildren(in context: UpdateContext) {
    placeBackgrounds(in: context)
    guard let content else { return }
    let top = barHeight(in: size.width)
    let available = CGSize(width: size.width, height: max(0, size.height - top))
    let proposal = Proposal(available)
    let fittingSize = content.sizeThatFits(proposal)
    let origin = CGPoint(
      x: (available.width - fittingSize.width) / 2,
      y: top + (available.height - fittingSize.height) / 2)
    place(content, at: Placement(origin: origin, proposal: proposal), in: context)
    var y: CGFloat = 0
    let barProposal = Proposal(width: ProposedLength(size.width), height: .unspecified)
    for bar in bars {
      place(
        bar, at: Placement(origin: CGPoint(x: 0, y: y), proposal: barProposal), in: context)
      y += bar.size.height
    }
    for layer in layers { layer.place(in: size, on: panelBounds, at: context) }
  }
}

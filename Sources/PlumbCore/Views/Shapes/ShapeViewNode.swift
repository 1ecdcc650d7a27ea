internal import Foundation

/// A view node that stores a shape and animates its changes.
final class ShapeViewNode<S: Shape>: ViewNode {
  private let shape: AnimatedShape<S>
  private let layoutNode: ShapeLayoutNode

  init(_ shape: S, at place: _ChildCursor.Place) {
    self.shape = AnimatedShape(shape)
    layoutNode = ShapeLayoutNode(self.shape)
    super.init(at: place, listedAs: S.self)
    self.shape.value.setOwner(self)
    if !S._isUniformlySized {
      // Not the layout node, whose reference counting would cost twice as much.
      self.shape.value.didChange = { [weak self] in self?.layoutNode.invalidateSizes() }
    }
  }

  /// Updates the shape and its layers.
  ///
  /// - Parameters:
  ///   - shape: The new shape.
  ///   - layer: The front layer.
  ///   - behind: The other layers from back to front.
  ///   - context: The context of the update.
  func update(_ shape: S, _ layer: ShapeLayer, behind: [ShapeLayer], at context: UpdateContext) {
    configure(layoutNode)
    self.shape.containerRelativeNode = environment.hasContainerShape ? layoutNode : nil
    self.shape.value.set(shape, at: context)
    layoutNode.update(layer, behind: behind, isSameSize: S._isUniformlySized, at: context)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }
}

/// The geometry of a shape with its presented animatable data.
private final class AnimatedShape<S: Shape>: ShapeGeometry {
  let value: AnimatedValue<S>
  /// The layout node of the shape if an ancestor has a container shape; otherwise `nil`.
  weak var containerRelativeNode: LayoutNode?

  init(_ shape: S) {
    value = AnimatedValue(shape)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    value.presentedValue.sizeThatFits(proposal)
  }

  func path(in rect: CGRect) -> Path {
    inContainer { value.presentedValue.path(movedTo: rect) }
  }

  /// Returns a path computed with the container shape of the ancestors.
  private func inContainer(_ path: () -> Path) -> Path {
    containerRelativeNode?.inContainerShape(path) ?? path()
  }

  /// Returns the outline of the inset shape; the plain outline if the shape cannot be inset.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    func path(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(movedTo: rect) }
    guard let shape = value.presentedValue as? any InsettableShape else {
      return self.path(in: rect)
    }
    return inContainer { path(shape) }
  }

  func spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    guard S._isOutline else { return nil }
    var style: StrokeStyle?
    let path = inContainer {
      let spine = value.presentedValue._spine(in: rect)
      style = spine?.style
      return spine?.path ?? Path()
    }
    return style.map { (path, $0) }
  }
}

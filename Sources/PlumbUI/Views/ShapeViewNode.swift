internal import Foundation

/// Keeps a shape while its numbers move.
final class ShapeViewNode<S: Shape>: ViewNode {
  private let shape: AnimatedShape<S>
  private let layoutNode: ShapeNode

  init(_ shape: S, at place: _ChildCursor.Place) {
    self.shape = AnimatedShape(shape)
    layoutNode = ShapeNode(self.shape)
    super.init(at: place, listedAs: S.self)
    self.shape.value.keep(for: self)
    if !Self.isUniformlySized {
      self.shape.value.didMove = { [weak layoutNode] in layoutNode?.invalidate() }
    }
  }

  private static var isUniformlySized: Bool { S.self is any UniformlySizedShape.Type }

  /// - Parameter behind: the hindmost first.
  func update(_ shape: S, _ layer: ShapeLayer, behind: [ShapeLayer], at context: UpdateContext) {
    configure(layoutNode)
    self.shape.follower = environment.hasContainerShape ? layoutNode : nil
    self.shape.value.set(shape, at: context)
    layoutNode.update(layer, behind: behind, isSameSize: Self.isUniformlySized, at: context)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }
}

/// A shape's answers, with its numbers as they show now.
private final class AnimatedShape<S: Shape>: ShapeGeometry {
  let value: AnimatedValue<S>
  /// The box of the shape where a container round it has a shape to follow.
  weak var follower: LayoutNode?
  private let isOutline = S.self is any OutlineShape.Type

  init(_ shape: S) {
    value = AnimatedValue(shape)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { value.shown.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    inContainer { value.shown.path(movedTo: rect) }
  }

  private func inContainer(_ path: () -> Path) -> Path {
    follower?.inContainerShape(path) ?? path()
  }

  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    func path(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(movedTo: rect) }
    guard let shape = value.shown as? any InsettableShape else { return self.path(in: rect) }
    return inContainer { path(shape) }
  }

  func spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    guard isOutline, let shape = value.shown as? any OutlineShape else { return nil }
    var style = StrokeStyle()
    let path = inContainer {
      let spine = shape.spine(in: rect)
      style = spine.style
      return spine.path
    }
    return (path, style)
  }
}

internal import Foundation

/// A node that draws and hit-tests its content through a transform.
///
/// As SwiftUI: the transform does not affect layout.
@_spi(Nodes) @usableFromInline class TransformLayoutNode: UnaryLayoutNode {
  /// The transform from the content's layout coordinates to the presented ones, in points of this
  /// node, unless it has perspective.
  var transform: CGAffineTransform { .identity }

  /// The transform from the content's layout coordinates to the presented ones, in points of this
  /// node.
  var projection: ProjectionTransform { ProjectionTransform(transform) }

  final override var contentTransform: ProjectionTransform? {
    let projection = projection
    return projection.isIdentity ? nil : projection
  }

  override func draw(in context: inout DrawContext) {
    guard let contentTransform else { return context.draw(content) }
    if let affine = contentTransform.affine {
      context.transformed(by: affine) { $0.draw(content) }
    } else {
      let frame = CGRect(origin: .zero, size: presentedFrame.size)
      context.projected(by: contentTransform, of: frame) { $0.draw(content) }
    }
  }

  final override func hitTest(_ point: CGPoint) -> LayoutNode? {
    projection.source(of: point).flatMap { super.hitTest($0) }
  }

  /// Returns a point of the presented bounds; leading follows the layout direction.
  final func point(at anchor: UnitPoint.AnimatableData) -> CGPoint {
    UnitPoint(x: anchor.first, y: anchor.second)
      .point(in: CGRect(origin: .zero, size: presentedFrame.size), isRightToLeft: isRightToLeft)
  }
}

/// A node that rotates its content about an anchor.
@_spi(Nodes) @usableFromInline final class RotationLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".rotationEffect" }

  private typealias Vector = AnimatablePair<Double, UnitPoint.AnimatableData>

  private var rotation = AnimatedProperty(Vector.zero)

  /// - Parameter angle: in radians, clockwise.
  func update(angle: Double, anchor: UnitPoint, at context: UpdateContext) {
    rotation.set(Vector(angle, anchor.animatableData), at: context, of: self)
  }

  override var transform: CGAffineTransform {
    let current = rotation.current
    if current.first == 0 { return .identity }
    return CGAffineTransform(rotationAngle: CGFloat(current.first))
      .about(point(at: current.second))
  }
}

/// A node that rotates its content in space about an anchor.
@_spi(Nodes) @usableFromInline final class SpaceRotationLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".rotation3DEffect" }

  private typealias Vector = AnimatablePair<Double, UnitPoint.AnimatableData>

  private var rotation = AnimatedProperty(Vector.zero)
  private var turn = SpaceTurn(radians: 0, axis: (0, 0, 1), depth: 0, perspective: 0)

  /// - Parameter turn: The rotation, of which the angle is animated.
  func update(_ turn: SpaceTurn, anchor: UnitPoint, at context: UpdateContext) {
    rotation.set(Vector(Double(turn.radians), anchor.animatableData), at: context, of: self)
    self.turn = turn
  }

  override var projection: ProjectionTransform {
    let current = rotation.current
    if current.first == 0 { return ProjectionTransform() }
    var turn = turn
    turn.radians = CGFloat(current.first)
    return turn.projection(about: point(at: current.second), in: presentedFrame.size)
  }
}

/// A node that scales its content about an anchor.
@_spi(Nodes) @usableFromInline final class ScaleLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".scaleEffect" }

  private typealias Vector = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

  private var scale = AnimatedProperty(Vector.zero)

  /// Sets the scale factors of both axes.
  func update(scale: CGSize, anchor: UnitPoint, at context: UpdateContext) {
    self.scale.set(
      Vector(scale.animatableData, anchor.animatableData), at: context, of: self)
  }

  override var transform: CGAffineTransform {
    let factors = scale.current.first
    if factors.first == 1, factors.second == 1 { return .identity }
    return CGAffineTransform(scaleX: factors.first, y: factors.second)
      .about(point(at: scale.current.second))
  }
}

/// A node that draws its content through a transform with the top left corner of the node as its
/// origin.
@_spi(Nodes) @usableFromInline final class MatrixLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".transformEffect" }

  private typealias Column = AnimatablePair<CGFloat, CGFloat>
  private typealias Vector = AnimatablePair<Column, AnimatablePair<Column, Column>>

  private var matrix = AnimatedProperty(Vector.zero)

  func update(_ transform: CGAffineTransform, at context: UpdateContext) {
    let vector = Vector(
      Column(transform.a, transform.b),
      AnimatablePair(Column(transform.c, transform.d), Column(transform.tx, transform.ty)))
    matrix.set(vector, at: context, of: self)
  }

  override var transform: CGAffineTransform {
    let (x, y, move) = (
      matrix.current.first, matrix.current.second.first, matrix.current.second.second
    )
    return CGAffineTransform(
      a: x.first, b: x.second, c: y.first, d: y.second, tx: move.first, ty: move.second)
  }
}

/// A node that mirrors its content horizontally.
@_spi(Nodes) @usableFromInline final class MirrorLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".flipsForRightToLeftLayoutDirection" }

  private var isMirrored = false

  func update(isMirrored: Bool) {
    self.isMirrored = isMirrored
  }

  override var transform: CGAffineTransform {
    guard isMirrored else { return .identity }
    let middle = CGPoint(x: presentedFrame.size.width / 2, y: 0)
    return CGAffineTransform(scaleX: -1, y: 1).about(middle)
  }
}

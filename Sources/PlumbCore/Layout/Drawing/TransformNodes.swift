internal import Foundation

/// A node that draws and hit-tests its content through an affine transform.
///
/// As SwiftUI: the transform does not affect layout.
class TransformNode: UnaryNode {
  /// The transform from the content's layout coordinates to the presented ones, in points of this
  /// node.
  var transform: CGAffineTransform { .identity }

  final override var contentTransform: CGAffineTransform? {
    let transform = transform
    return transform.isIdentity ? nil : transform
  }

  override func draw(in context: inout DrawContext) {
    guard let contentTransform else { return context.draw(content) }
    context.transformed(by: contentTransform) { $0.draw(content) }
  }

  final override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let transform = transform
    guard transform.isInvertible else { return nil }
    return super.hitTest(point.applying(transform.inverted()))
  }

  /// Returns a point of the presented bounds; leading follows the layout direction.
  final func point(at anchor: UnitPoint.AnimatableData) -> CGPoint {
    UnitPoint(x: anchor.first, y: anchor.second)
      .point(in: CGRect(origin: .zero, size: presentedFrame.size), isRightToLeft: isRightToLeft)
  }
}

/// A node that rotates its content about an anchor.
final class RotationNode: TransformNode {
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

/// A node that rotates its content in space about an anchor, with an orthographic projection.
final class SpaceRotationNode: TransformNode {
  override var modifierDescription: String? { ".rotation3DEffect" }

  private typealias Vector = AnimatablePair<Double, UnitPoint.AnimatableData>

  private var rotation = AnimatedProperty(Vector.zero)
  private var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 1)
  /// The distance of the axis behind the content, in points.
  private var depth: CGFloat = 0

  /// - Parameter angle: in radians.
  func update(
    angle: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, depth: CGFloat,
    at context: UpdateContext
  ) {
    rotation.set(Vector(angle, anchor.animatableData), at: context, of: self)
    (self.axis, self.depth) = (axis, depth)
  }

  override var transform: CGAffineTransform {
    let current = rotation.current
    if current.first == 0 { return .identity }
    let size = presentedFrame.size
    let point = point(at: current.second)
    let turn = CATransform3D.rotation(
      radians: CGFloat(current.first), axis: axis, about: point, depth: depth)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return ProjectionTransform(turn).affine(near: middle)
  }
}

/// A node that scales its content about an anchor.
final class ScaleNode: TransformNode {
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
final class MatrixNode: TransformNode {
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
final class MirrorNode: TransformNode {
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

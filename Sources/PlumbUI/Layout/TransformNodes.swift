internal import Foundation

/// A box whose content is drawn and hit through a transform of the plane.
///
/// As SwiftUI: for the layout the content stays as it is.
class TransformNode: UnaryNode {
  /// From where the content stands to where it shows, in points of this box.
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

  /// A point of the box as it shows, leading on the side where it is.
  final func point(at anchor: UnitPoint.AnimatableData) -> CGPoint {
    UnitPoint(x: anchor.first, y: anchor.second)
      .point(in: CGRect(origin: .zero, size: presentedFrame.size), isRightToLeft: isRightToLeft)
  }
}

/// A box whose content is turned about a point of itself.
final class RotationNode: TransformNode {
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

/// A box whose content is turned in space about a point of itself, and seen without perspective.
final class SpaceRotationNode: TransformNode {
  private typealias Vector = AnimatablePair<Double, UnitPoint.AnimatableData>

  private var rotation = AnimatedProperty(Vector.zero)
  private var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 1)
  /// How far behind the content the axis lies, in points.
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
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-point.x, -point.y, -depth),
        CATransform3DMakeRotation(CGFloat(current.first), axis.x, axis.y, axis.z)),
      CATransform3DMakeTranslation(point.x, point.y, depth))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return ProjectionTransform(turn).affine(near: middle)
  }
}

/// A box whose content is drawn larger or smaller about a point of itself.
final class ScaleNode: TransformNode {
  private typealias Vector = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

  private var scale = AnimatedProperty(Vector.zero)

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

/// A box whose content is drawn through a transform with the box's top left corner as its origin.
final class MatrixNode: TransformNode {
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

/// A box that shows its content in a mirror.
final class MirrorNode: TransformNode {
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

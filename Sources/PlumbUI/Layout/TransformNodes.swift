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
    let size = presentedFrame.size
    let x = isRightToLeft ? 1 - anchor.first : anchor.first
    return CGPoint(x: x * size.width, y: anchor.second * size.height)
  }
}

/// A box whose content is turned about a point of itself.
final class RotationNode: TransformNode {
  private typealias Vector = AnimatablePair<Double, UnitPoint.AnimatableData>

  private var rotation = Presented(Vector.zero)

  /// - Parameter angle: in radians, clockwise.
  func update(angle: Double, anchor: UnitPoint, at moment: Moment) {
    rotation.set(Vector(angle, anchor.animatableData), at: moment, of: self)
  }

  override var transform: CGAffineTransform {
    let current = rotation.current
    if current.first == 0 { return .identity }
    return CGAffineTransform(rotationAngle: CGFloat(current.first))
      .about(point(at: current.second))
  }
}

/// A box whose content is drawn larger or smaller about a point of itself.
final class ScaleNode: TransformNode {
  private typealias Vector = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

  private var scale = Presented(Vector.zero)

  func update(scale: CGSize, anchor: UnitPoint, at moment: Moment) {
    self.scale.set(
      Vector(scale.animatableData, anchor.animatableData), at: moment, of: self)
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

  private var matrix = Presented(Vector.zero)

  func update(_ transform: CGAffineTransform, at moment: Moment) {
    let vector = Vector(
      Column(transform.a, transform.b),
      AnimatablePair(Column(transform.c, transform.d), Column(transform.tx, transform.ty)))
    matrix.set(vector, at: moment, of: self)
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

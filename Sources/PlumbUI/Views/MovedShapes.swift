public import Foundation

extension Shape {
  /// The shape turned about a point of its rectangle; what it answers to proposals stays.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape made larger about a point of its rectangle; what it answers to proposals stays.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger about a point of its rectangle; what it answers to proposals stays.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by a distance in points; what it answers to proposals stays.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by a distance in points; what it answers to proposals stays.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance in points; what it answers to proposals stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape transformed, with the top left corner of its rectangle as the origin.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: angle.radians)
    return shape.path(in: rect).applying(turn.about(anchor, of: rect))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape made larger or smaller about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let growth = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(growth.about(anchor, of: rect))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape moved by a distance.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  /// In points.
  public var offset: CGSize

  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose points are transformed.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform.about(.topLeading, of: rect))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// The transform with a point of a rectangle as its origin.
  fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

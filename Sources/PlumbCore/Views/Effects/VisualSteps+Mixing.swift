internal import Foundation

extension _VisualSteps {
  /// Returns the steps at a fraction of the distance to others, 0 to 1.
  ///
  /// If the kinds of all steps agree, their numbers are interpolated; otherwise the steps change in
  /// the middle.
  func mixed(with other: _VisualSteps, by fraction: Double) -> _VisualSteps {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let mixed = zip(steps, other.steps).compactMap { $0.mixed(with: $1, by: CGFloat(fraction)) }
    guard mixed.count == steps.count, mixed.count == other.steps.count else {
      return fraction < 0.5 ? self : other
    }
    return _VisualSteps(steps: mixed)
  }
}

extension _VisualSteps.Step {
  /// Returns the step at a fraction of the distance to another one; `nil` if the kinds differ.
  fileprivate func mixed(with other: Self, by fraction: CGFloat) -> Self? {
    switch (self, other) {
    case (.offset(let from), .offset(let to)): .offset(from.mixed(with: to, by: fraction))
    case (.scale(let from, let start), .scale(let to, let end)):
      .scale(from.mixed(with: to, by: fraction), anchor: start.mixed(with: end, by: fraction))
    case (.rotation(let from, let start), .rotation(let to, let end)):
      .rotation(
        .radians(from.radians + (to.radians - from.radians) * Double(fraction)),
        anchor: start.mixed(with: end, by: fraction))
    case (.spaceRotation(let from, let start), .spaceRotation(let to, let end)):
      .spaceRotation(
        from.mixed(with: to, by: fraction), anchor: start.mixed(with: end, by: fraction))
    case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, by: fraction))
    case (.opacity(let from), .opacity(let to)): .opacity(from + (to - from) * Double(fraction))
    case (.blur(let from, let isOpaque), .blur(let to, _)):
      .blur(radius: from + (to - from) * fraction, isOpaque: isOpaque)
    case (.color(let from), .color(let to)):
      from.mixed(with: to, by: Double(fraction)).map { .color($0) }
    default: nil
    }
  }
}

extension SpaceTurn {
  fileprivate func mixed(with other: SpaceTurn, by fraction: CGFloat) -> SpaceTurn {
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * fraction }
    return SpaceTurn(
      radians: mixed(radians, other.radians),
      axis: (
        mixed(axis.x, other.axis.x), mixed(axis.y, other.axis.y), mixed(axis.z, other.axis.z)
      ),
      depth: mixed(depth, other.depth), perspective: mixed(perspective, other.perspective))
  }
}

extension CGSize {
  fileprivate func mixed(with other: CGSize, by fraction: CGFloat) -> CGSize {
    CGSize(
      width: width + (other.width - width) * fraction,
      height: height + (other.height - height) * fraction
    )
  }
}

extension UnitPoint {
  fileprivate func mixed(with other: UnitPoint, by fraction: CGFloat) -> UnitPoint {
    UnitPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension CGAffineTransform {
  fileprivate func mixed(with other: CGAffineTransform, by fraction: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + (other.a - a) * fraction, b: b + (other.b - b) * fraction,
      c: c + (other.c - c) * fraction,
      d: d + (other.d - d) * fraction, tx: tx + (other.tx - tx) * fraction,
      ty: ty + (other.ty - ty) * fraction)
  }
}

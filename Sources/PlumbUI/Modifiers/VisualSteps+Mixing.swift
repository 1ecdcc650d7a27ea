internal import Foundation

extension _VisualSteps {
  /// The steps a part of the way to others, 0 to 1.
  ///
  /// Steps of the same kinds in the same order mix number by number; others change over in the
  /// middle.
  func mixed(with other: _VisualSteps, by share: Double) -> _VisualSteps {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let mixed = zip(steps, other.steps).compactMap { $0.mixed(with: $1, by: CGFloat(share)) }
    guard mixed.count == steps.count, mixed.count == other.steps.count else {
      return share < 0.5 ? self : other
    }
    return _VisualSteps(steps: mixed)
  }
}

extension _VisualSteps.Step {
  /// The step a part of the way to another; `nil` where that is of another kind.
  fileprivate func mixed(with other: Self, by share: CGFloat) -> Self? {
    switch (self, other) {
    case (.offset(let from), .offset(let to)): .offset(from.mixed(with: to, by: share))
    case (.scale(let from, let start), .scale(let to, let end)):
      .scale(from.mixed(with: to, by: share), anchor: start.mixed(with: end, by: share))
    case (.rotation(let from, let start), .rotation(let to, let end)):
      .rotation(
        .radians(from.radians + (to.radians - from.radians) * Double(share)),
        anchor: start.mixed(with: end, by: share))
    case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, by: share))
    case (.opacity(let from), .opacity(let to)): .opacity(from + (to - from) * Double(share))
    case (.blur(let from, let isOpaque), .blur(let to, _)):
      .blur(radius: from + (to - from) * share, isOpaque: isOpaque)
    case (.color(let from), .color(let to)):
      from.mixed(with: to, by: Double(share)).map { .color($0) }
    default: nil
    }
  }
}

extension CGSize {
  fileprivate func mixed(with other: CGSize, by share: CGFloat) -> CGSize {
    CGSize(
      width: width + (other.width - width) * share, height: height + (other.height - height) * share
    )
  }
}

extension UnitPoint {
  fileprivate func mixed(with other: UnitPoint, by share: CGFloat) -> UnitPoint {
    UnitPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension CGAffineTransform {
  fileprivate func mixed(with other: CGAffineTransform, by share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + (other.a - a) * share, b: b + (other.b - b) * share, c: c + (other.c - c) * share,
      d: d + (other.d - d) * share, tx: tx + (other.tx - tx) * share,
      ty: ty + (other.ty - ty) * share)
  }
}

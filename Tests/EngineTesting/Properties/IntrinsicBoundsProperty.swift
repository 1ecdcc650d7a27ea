import Foundation
import PlumbUI

extension LayoutProperty {
  /// The intrinsic bounds of a layout node are equal to its measured sizes, up to the sign of zero.
  public static var intrinsicBounds: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      "intrinsic bounds are equal to measured sizes", .quick, [.ordinary, .paragraphs], at: .ideal
    ) { _ in
      { randomView, _ in
        engine.with(randomView) { mounted in
          mounted.boundsProbes.lazy.compactMap(\.mismatch).first
        }
      }
    }
  }
}

extension BoundsProbe {
  /// Lengths proposed across the axis.
  private static let lengths: [CGFloat?] = [nil, 0, .infinity, 7.3, 211.1]

  /// A description of the first measured length that contradicts a known one, or `nil`.
  fileprivate var mismatch: String? {
    for axis in [Axis.horizontal, .vertical] {
      guard let (minimum, maximum) = knownLengths(along: axis) else { continue }
      var checks: [(CGFloat?, Bounds)] = [(0, minimum), (.infinity, maximum)]
      if isRigid { checks += [(31, minimum), (nil, minimum)] }
      for (main, bounds) in checks {
        for cross in Self.lengths {
          let question = Question(along: axis, main: main, cross: cross)
          if let mismatch = mismatch(of: bounds, question) { return mismatch }
        }
      }
    }
    return nil
  }

  private func mismatch(of bounds: Bounds, _ question: Question) -> String? {
    let length = measuredLength(question)
    // The ends of the bounds are equal if the length is known exactly.
    if length < bounds.lower || length > bounds.upper || length.isNaN {
      return "\(nodeType) has intrinsic bounds \(bounds) at \(question), measures \(length)"
    }
    for threshold in [length / 2, length, length * 2, .infinity] {
      let minimum = lowerBound(question, threshold: threshold)
      if minimum > length {
        return "\(nodeType) has lower bound \(minimum) at \(question), measures \(length)"
      }
    }
    return nil
  }
}

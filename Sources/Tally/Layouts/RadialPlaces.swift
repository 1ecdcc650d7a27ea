import SwiftUI

/// The positions of contenders on a circle whose heights correspond to their ranks.
///
/// Positions are points of the unit circle around (0, 0), y pointing down as on the screen: (0, −1)
/// is the top.
nonisolated enum RadialPlaces {
  /// Returns one position for each rank, in the same order.
  ///
  /// A better rank is never lower than a worse one. Of three contenders that do not all tie, a
  /// better one is strictly higher and equal ones are exactly level.
  static func places(ranks: [Int]) -> [CGPoint] {
    switch ranks.count {
    case 3 where !ranks.allSatisfy { $0 == ranks[0] }: turnedTriangle(ranks: ranks)
    default: fromTheTopDown(ranks: ranks)
    }
  }

  /// Returns three positions 120° apart, rotated so that the heights correspond to the ranks.
  ///
  /// Let contender i have the direction eᵢ = 120°·i and the weight wᵢ, minus its rank, and rotate
  /// the circle until v = Σ wⱼeⱼ points straight up. Then contender i is at the height
  ///
  ///     eᵢ·v / |v| = (wᵢ − ½ Σ_{j≠i} wⱼ) / |v| = (3wᵢ − Σ wⱼ) / 2|v|
  ///
  /// which increases with the weight and depends on nothing else that differs between contenders: a
  /// better rank is higher, equal ones are level. The twelve rankings give the twelve rotations by
  /// multiples of 30°. The horizontal position is the cross product, ½√3 (wᵢ₋₁ − wᵢ₊₁) / |v|, and
  /// |v|² = Σ wᵢ² − Σ_{i<j} wᵢwⱼ, which is 0 only if all three tie.
  private static func turnedTriangle(ranks: [Int]) -> [CGPoint] {
    // Only differences matter; relative to the first one they stay small.
    let weights = ranks.map { Double(ranks[0] - $0) }
    let sum = weights.reduce(0, +)
    let squares = weights.reduce(0) { $0 + $1 * $1 }
    // Σ_{i<j} wᵢwⱼ is half of the difference between the square of the sum and the sum of the
    // squares.
    let length = (squares - (sum * sum - squares) / 2).squareRoot()
    return (0..<3).map { index in
      let before = weights[(index + 2) % 3]
      let after = weights[(index + 1) % 3]
      return CGPoint(
        x: 3.0.squareRoot() / 2 * (before - after) / length,
        y: (sum - 3 * weights[index]) / (2 * length))
    }
  }

  /// Returns positions evenly distributed on the circle from its top, the best rank at the highest.
  ///
  /// Equal ranks are assigned positions in order; some of them may be lower than others, because a
  /// circle has at most two positions at one level.
  private static func fromTheTopDown(ranks: [Int]) -> [CGPoint] {
    let count = ranks.count
    // The positions from the top down: the top one, its two neighbours, theirs, …
    let descending = (0..<count).map { step in
      let turn = Double((step + 1) / 2) / Double(count) * 2 * .pi
      return CGPoint(x: (step.isMultiple(of: 2) ? -1 : 1) * sin(turn), y: -cos(turn))
    }
    let bestFirst = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var places = [CGPoint](repeating: .zero, count: count)
    for (contender, place) in zip(bestFirst, descending) {
      places[contender] = place
    }
    return places
  }
}
